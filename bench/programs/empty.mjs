const { user, system } = process.cpuUsage()
console.log('0x0')
console.log((user + system) / 1000)
