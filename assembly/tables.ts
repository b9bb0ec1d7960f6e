/** Numbers that `npm run engine` reads besides those of `layout.ts`: instructions, precompiled contracts by fork, and rules that the host applies, too. */

export { precompileOfFork } from './accounts'
export { MAXIMUM_DEPTH, STACK_LIMIT } from './frames'
export { scratch } from './machine'
export { CREATION, isDefined, memoryOperands, memoryWidth, Op, stackLeft, stackTaken, writesMemory } from './opcodes'
export { BLAKE_INPUT } from './precompiles'
export { ACCESS_LIST_SLOT, CALL_STIPEND, INIT_CODE_WORD, KEPT_PART, MAXIMUM_PAYABLE_MEMORY, maximumCodeSize, setFork } from './rules'
