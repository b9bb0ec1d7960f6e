/* Written by `npm run registry` from chain-registry 2.0.251 and viem 2.56.0 (both MIT licence) and scripts/registry/facts.mjs. Change those, not this file. */

export const chains = `\
aaronetwork	c	aaronetwork	Aaron Network	aaron		https://ping.pub/Aaron%20Network/tx/{hash}		uaaron 0 0 0.001
acre_9052-1	c	acrechain	Acrechain	acre	~acrechain/images/acre.png	https://acrescout.mindheartsoul.org/tx/{hash}		aacre 20000000000 25000000000 40000000000
agoric-3	cp	agoric	Agoric	agoric	~agoric/images/Agoric-logo-color.png	https://agoric.explorers.guru/transaction/{hash}		ubld 0.03 0.05 0.07
aioz_168-1	c	aioz	AIOZ Network	aioz	~aioz/images/aioz.png	https://explorer.aioz.network/tx/{hash}		attoaioz 7000000000 7000000000 10000000000
akashnet-2	c	akash	Akash	akash	~akash/images/akt.png	https://www.mintscan.io/akash/transactions/{hash}		uakt 0.025 0.025 0.025
allora-mainnet-1	c	allora	Allora	allo	~allora/images/allora.png	https://explorer.allora.network/explorer/transactions/{hash}		uallo 500000000 1000000000 1500000000
althea_258432-1	c	althea	Althea	althea	~althea/images/althea.png	https://www.mintscan.io/althea/transactions/{hash}		aalthea 100000000000 100000000000 300000000000
amitis-network	c	amitis	Amitis Network	amitis				uamts 0.01 0.025 0.04
andromeda-1	c	andromeda	Andromeda	andr	~andromeda/images/andromeda-logo.png	https://explorer.stavr.tech/Andromeda-Mainnet/tx/{hash}		uandr 0.03 0.05 0.075
archway-1	c	archway	Archway	archway	~archway/images/archway.png	https://archway.explorers.guru/transaction/{hash}		aarch 196000000000 225400000000 254800000000
arkeo-main-v1	c	arkeo	Arkeo	arkeo		https://exp.stakevillage.net/arkeo-mainnet/tx/{hash}		uarkeo 0.01 0.025 0.04
arkh	c	arkh	Arkhadian	arkh	~arkh/images/arkh.png	https://explorer.bonynode.online/arkhadian/tx/{hash}		arkh 0.01 0.025 0.03
mantle-1	c	assetmantle	AssetMantle	mantle	~assetmantle/images/mntl.png	https://www.mintscan.io/asset-mantle/transactions/{hash}		umntl 0 0.025 0.04
atomone-1	c	atomone	AtomOne	atone	~atomone/images/atomone.png	https://explorer.allinbits.com/atomone/tx/{hash}		uphoton 0.225 0.3 0.5|uatone 0.025 0.04 0.08
aura_6322-2	c	aura	Aura Network	aura	~aura/images/Aura-logo-2.2.png	https://aurascan.io/tx/{hash}		uaura 0.001 0.002 0.0025
axelar-dojo-1	c	axelar	Axelar	axelar	~axelar/images/axl.png	https://www.mintscan.io/axelar/transactions/{hash}		uaxl 0.007 0.007 0.01
axiome-1	c	axiome	Axiome	axm	~axiome/images/axiome.png	https://axiomechain.pro/transactions/{hash}		uaxm 1 1.65 7.4
axone-1	c	axone	Axone	axone	~axone/images/chain.png	https://axone.valopers.com/transactions/{hash}		uaxone 0.001 0.005 0.01
bbn-1	c	babylon	Babylon Genesis	bbn	~babylon/images/logo.svg	https://www.mintscan.io/babylon/transactions/{hash}		ubbn 0.007 0.007 0.01
laozi-mainnet	c	bandchain	Band Protocol	band	~bandchain/images/band.png	https://www.mintscan.io/band/transactions/{hash}		uband 0.0025 0.003 0.005
beezee-1	c	beezee	BeeZee	bze	~beezee/images/bze.png	https://ping.pub/beezee/tx/{hash}		ubze 0.01 0.025 0.04
bitbadges-1	c	bitbadges	BitBadges	bb	~bitbadges/images/bitbadgeslogo.png	https://www.mintscan.io/bitbadges/transactions/{hash}		ubadge 0.00025 0.0025 0.025
bitcanna-1	c	bitcanna	BitCanna	bcna	~bitcanna/images/bcna.png	https://www.mintscan.io/bitcanna/txs/{hash}		ubcna 0.001 0.0025 0.01
bitsong-2b	c	bitsong	BitSong	bitsong	~bitsong/images/btsg.png	https://www.mintscan.io/bitsong/transactions/{hash}		ubtsg 3 10 20
bitway-1	c	bitway	Bitway	bc	~bitway/images/btw.png	https://explorer.nodestake.org/bitway/tx/{hash}		ubtw 0.0006 0.0008 0.001|sat 0.000001 0.0000015 0.000002
blockx_19191-1	c	blockx	BlockX	blockx		https://ping.pub/blockx/tx/{hash}
bluechip-3	c	bluechip	Bluechip	bluechip		https://bluechipsblockexplorer.com/tx/{hash}		ubluechip 0.01 0.025 0.04
bluzelle-9	c	bluzelle	Bluzelle	bluzelle	~bluzelle/images/bluzelle.png	https://ping.explorer.net.bluzelle.com/bluzelle/tx/{hash}		ubnt 0.002 0.002 0.025
bostrom	c	bostrom		bostrom	~bostrom/images/boot.png	https://cyb.ai/network/bostrom/tx/{hash}		boot 0 0 0.01
bouachain	c	bouachain	Bouachain	boua	~bouachain/images/bouachain.png	https://bouascan.com/bouachain/tx/{hash}		ubouacoin 0.0006 0.012 0.04
bcx_323-1	c	buycex	BuyCex Infinity Chain	bcx	~buycex/images/bcx.png	https://cosmos.buycex.net/tx/{hash}
canto_7700-1	c	canto	Canto	canto	~canto/images/canto.png	https://cosmos-explorers.neobase.one/canto/tx/{hash}		acanto 1000000000000 2000000000000 3000000000000
carbon-1	c	carbon	Carbon	swth	~carbon/images/swth.png	https://scan.carbon.network/transaction/{hash}?net=main		swth 1 1 1|usc 0.0001 0.0001 0.0001|bnb.1.6.773edb 1000000 1000000 1000000|bneo.1.14.e2e5f6 0.0015 0.0015 0.0015|busd.1.6.754a80 100000000 100000000 100000000|cglp.1.19.1698d3 100000000 100000000 100000000|cgt/1 100000000 100000000 100000000|eth.1.19.c3b805 100000 100000 100000|eth.1.2.942d87 100000 100000 100000|ibc/07FA7831E1920D0C87C9388F86B0108677F6ED0C9DE7E4063F05ED675192405C 0.0035 0.0035 0.0035|ibc/16065EE5282C5217685C8F084FC44864C25C706AC37356B0D62811D50B96920F 0.0000075 0.0000075 0.0000075|ibc/2B58B8C147E8718EECCB3713271DF46DEE8A3A00A27242628604E31C2F370EF5 0.00005 0.00005 0.00005|ibc/3552CECB7BCE1891DB6070D37EC6E954C972B1400141308FCD85FD148BD06DE5 0.00032 0.00032 0.00032|ibc/35E771B8682D828173F4B795F6C307780F96DC64D6F914FAE4CC9B4666F66364 300000000 300000000 300000000|ibc/4E06CF24FEBFB3F5AF645377DCC0B70AA6183BAF6B918B8B6243FCDEB7D38118 0.0006 0.0006 0.0006|ibc/662914D0C1CEBCB070C68F061D035E8B10A07C79AB286E7342C85F3BE74612C5 0.00015 0.00015 0.00015|ibc/6C349F0EB135C5FA99301758F35B87DB88403D690E5E314AB080401FEE4066E5 0.0000075 0.0000075 0.0000075|ibc/75249A18DEFBEFE55F83B1C70CAD234DF164F174C6BC51682EE92C2C81C18C93 0.00015 0.00015 0.00015|ibc/92E974290AF9E2BC3AEEEC35305C8FD76AC5A22A74CF8D91270FDF5A1C41E861 200000000 200000000 200000000|ibc/A4DB47A9D3CF9A068D454513891B526702455D3EF08FB9EB558C561F9DC2B701 0.00001 0.00001 0.00001|ibc/B7864B03E1B9FD4F049243E92ABD691586F682137037A9F3FCA5222815620B3C 0.00001 0.00001 0.00001|ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518 0.00015 0.00015 0.00015|usdc.1.2.343151 0.0001 0.0001 0.0001|usdc.1.6.53ff75 100000000 100000000 100000000|zil.1.18.1a4a06 6000 6000 6000
celestia	cp	celestia	Celestia	celestia	~celestia/images/celestia.png	https://celestia.explorers.guru/transaction/{hash}		utia 0.01 0.02 0.1
perun-1	c	chain4energy	C4E	c4e	~chain4energy/images/c4e.png	https://explorer.apeironnodes.com/chain4energy/transactions/{hash}		uc4e 0.01 0.025 0.04
cheqd-mainnet-1	c	cheqd	Cheqd	cheqd	~cheqd/images/cheq.png	https://explorer.cheqd.io/transactions/{hash}		ncheq 5000 7500 10000
chihuahua-1	c	chihuahua	Chihuahua	chihuahua	~chihuahua/images/huahua.png	https://ping.pub/chihuahua/tx/{hash}		uhuahua 500 1250 2000
chimba	c	chimba	Chimba	chimba	~chimba/images/chimba-blue.png	https://explorer.chimba.ooo/transactions/{hash}		ucmba 1 5 10
cifer-2	c	cifer	Cifer	cife	~cifer/images/cif.png	https://www.cifscan.com/tx/{hash}		ucif 1 5 10
cnho_stables-1	c	cnhostables	CNHO Stables	cnho	~cnhostables/images/chain.png	https://explorer.cnho.io/transaction/{hash}		ucnho 0.000005 0.00001 0.025
comdex-1	c	comdex	Comdex	comdex	~comdex/images/cmdx.png	https://www.mintscan.io/comdex/transactions/{hash}		ucmdx 0 0.025 0.04
commercio-3	c	commercionetwork	Commercio.network	did:com:	~commercionetwork/images/com.png	https://mainnet.commercio.network/transactions/detail/{hash}		ucommercio
centauri-1	c	composable	Picasso	pica	~composable/images/pica.svg	https://ping.pub/composable/tx/{hash}		ppica 0 0 0
cvn_2032-1	c	conscious	ConsciousDAO	cvn	~conscious/images/cvn.png	https://staking-explorer.com/transaction.php?chain=conscious&tx={hash}		acvnt 100000000 200000000 300000000
coreum-mainnet-1	c	coreum	TX	core	~coreum/images/tx.png	https://www.mintscan.io/coreum/transactions/{hash}		ucore 0.0625 0.0625 62.5
cosmoshub-4	cp	cosmoshub	Cosmos Hub	cosmos	~cosmoshub/images/atom.png	https://www.mintscan.io/cosmos/transactions/{hash}		uatom 0.01 0.025 0.03
coss-1	c	coss	COSS	coss	~coss/images/coss.png			ucoss 0.025 0.03 0.04|ucgas 0.025 0.03 0.04|ucias 0.025 0.03 0.04
crescent-1	c	crescent	Crescent	cre	~crescent/images/cre.png	https://ezstaking.app/crescent/txs/{hash}		ucre 0.01 0.025 0.03
cronosmainnet_25-1	c	cronos	Cronos	crc	~cronos/images/cronos.png	https://cronoscan.com/tx/{hash}		basecro
crypto-org-chain-mainnet-1	c	cryptoorgchain	Cronos POS Chain	cro	~cryptoorgchain/images/cronos.png	https://www.mintscan.io/crypto-org/transactions/{hash}		basecro 0.025 0.03 0.04
mainnet-3	c	decentr	Decentr	decentr	~decentr/images/dec.png	https://explorer.decentr.net/transactions/{hash}?networkId=mainnet		udec 0.025 0.025 0.025
desmos-mainnet	c	desmos	Desmos	desmos	~desmos/images/dsm.png	https://www.mintscan.io/desmos/transactions/{hash}		udsm 0.01 0.03 0.05
divine-1	c	divine	Divine	divine	~divine/images/udrc.png	https://ping.pub/divine/tx/{hash}		uDRC 0.0025 0.005 0.05
vota-ash	c	doravota	Dora Vota	dora		https://vota-explorer.dorafactory.org/doravota/tx/{hash}		peaka 100000000000 100000000000 100000000000
dungeon-1	c	dungeon	Dungeon Chain	dungeon	~dungeon/images/DGN.png	https://explorer.whenmoonwhenlambo.money/dungeon/tx/{hash}		udgn 0.05 0.07 0.09
dydx-mainnet-1	c	dydx	dYdX Protocol	dydx	~dydx/images/dydx.png	https://www.mintscan.io/dydx/txs/{hash}		adydx 12500000000 12500000000 20000000000|ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5 0.025 0.025 0.03
dymension_1100-1	cp	dymension	Dymension Hub	dym	~dymension/images/dymension-logo.png	https://www.mintscan.io/dymension/tx/{hash}		adym 5000000000 5000000000 20000000000
dyson-mainnet-01	c	dyson	Dyson Protocol	dys	~dyson/images/dys.png	https://explorer.dys.dysonprotocol.com/dyson/tx/{hash}		dys 0.0001 0.0002 0.0003
echelon_3000-3	c	echelon	Echelon	echelon	~echelon/images/ech.png	https://app.ech.network/explorer/tx/{hash}		aechelon 10000000000 25000000000 40000000000
emoney-3	c	emoney	e-Money	emoney	~emoney/images/ngm.png	https://ezstaking.app/emoney/txs/{hash}		ungm 1 1 1|eeur 1 1 1|echf 1 1 1|enok 1 1 1|esek 1 1 1|edkk 1 1 1
empowerchain-1	c	empowerchain	EmpowerChain	empower		https://staking-explorer.com/transaction.php?chain=empowerchain&tx={hash}		umpwr 0.025 0.025 0.03
epix_1916-1	c	epix	Epix	epix	~epix/images/epix.png	https://explorer.epix.zone/epix/tx/{hash}		aepix 1000000000000 2000000000000 3000000000000
ethos_7003-1	c	ethos	Ethos	ethos	~ethos/images/ethos.png			aRYT
fandomChain	c	fandomchain	fandomChain	fandom	~fandomchain/images/fandomchain.png	https://explorer.fandomchain.com/fandomchain/transactions/{hash}		ufandomChain 0.01 0.025 0.04
fetchhub-4	c	fetchhub	Fetch.ai	fetch	~fetchhub/images/fet.png	https://www.mintscan.io/fetchai/transactions/{hash}		afet 0.025 0.025 0.035
finschia-2	c	finschia	Finschia	link	~finschia/images/fnsa.png	https://www.mintscan.io/finschia/tx/{hash}		cony 0.015 0.015 0.015
colosseum-1	c	firmachain	FIRMACHAIN	firma	~firmachain/images/fct.png	https://staking-explorer.com/transaction.php?chain=firmachain&tx={hash}		ufct 0.1 0.15 0.2
furya-1	c	furya		furya	~furya/images/chain.png	https://explorer.furya.network/furya-1/tx/{hash}		ufury 0.1 0.25 0.5
galaxy-1	c	galaxy	Galaxy	galaxy	~galaxy/images/glx.png	https://explorer.postcapitalist.io/Galaxy/tx/{hash}		uglx 0.025 0.025 0.035
wormchain	c	gateway	Wormhole Gateway	wormhole	~gateway/images/wormhole_icon.svg	https://bigdipper.live/wormhole/transactions/{hash}		utest 0 0 0
genesis_29-2	c	genesisl1	GenesisL1	genesis	~genesisl1/images/l1.png	https://explorer.genesisl1.org/tx/{hash}		el1 57000000000 58000000000 59000000000
ggezchain	c	ggezchain	GGEZ1 Chain	ggez	~ggezchain/images/chain.png	https://explorer.ggez.one/ggezchain/transactions/{hash}		uggez1 0.4 0.5 0.75|uggz 0.5 0.75 1
gitopia	c	gitopia	Gitopia	gitopia	~gitopia/images/gitopia.png	https://ping.pub/gitopia/tx/{hash}		ulore 0.0012 0.0016 0.0024
gnodi	c	gnodi	Gnodi	gnodi		https://explorer.vinjan-inc.com/gnodi/tx/{hash}		uGNOD 1 1.5 2
gonka-mainnet	c	gonka	Gonka	gonka	~gonka/images/gonka_logo.png	https://gonka.hyperfusion.io/dashboard/gonka/txs/{hash}		ngonka 0 0 0
govgen-1	c	govgen	GovGen	govgen	~govgen/images/govgen.png	https://explorer.govgen.io/govgen/tx/{hash}		ugovgen 0.006 0.006 0.009
gravity-bridge-3	c	gravitybridge	Gravity Bridge	gravity	~gravitybridge/images/grav.png	https://www.mintscan.io/gravity-bridge/transactions/{hash}		ugraviton 0 0 0.035|gravity0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 0.0002 0.0005 0.0008|gravity0xdAC17F958D2ee523a2206206994597C13D831ec7 0.0002 0.0005 0.0008
haqq_11235-1	c	haqq	Haqq Network	haqq	~haqq/images/haqq.png	https://ping.pub/haqq/tx/{hash}		aISLM 20000000000 25000000000 40000000000
hazinachain-1	c	hazinachain	HazinaChain	hazina	~hazinachain/images/hazinachain.png	https://explorer.hazinachain.com/tx/{hash}		uhzn 0.001 0.0025 0.01
helichain	c	heli	HeliChain	heli		https://explorer.helichain.com/Helichain/tx/{hash}		uheli 0.001 0.002 0.0025
highbury_710-1	c	highbury	Highbury	fury	~highbury/images/fury.png	https://www.explorer.furya.wtf//txs/{hash}		ufury 0.05 0.1 0.25
hipcf_7777-1	c	hipercapital	Hipercapital Finance	cosmos	~hipercapital/images/hip.png			ahip 1000000000 5000000000 10000000000
hippo-protocol-1	c	hippoprotocol	Hippo Protocol	hippo	~hippoprotocol/images/logo.svg	https://river.hippoprotocol.ai/hippo-protocol/tx/{hash}		ahp 4000000000000 5000000000000 10000000000000
humans_1089-1	c	humans	Humans.ai	human	~humans/images/heart-dark-mode.svg	https://www.mintscan.io/humans/tx/{hash}		aheart 80000000000 100000000000 160000000000
Antora	c	idep	IDEP	idep	~idep/images/idep.png	https://chadscan.com/transactions/{hash}		idep
ixo-5	c	impacthub	Impact Hub	ixo	~impacthub/images/ixo.png	https://staking-explorer.com/transaction.php?chain=impacthub&tx={hash}		uixo 0.025 0.025 0.04
imversed_5555555-1	c	imversed	Imversed	imv	~imversed/images/imversed.png	https://txe.imversed.network/tx/{hash}		aimv 20000000000 25000000000 40000000000
interwoven-1	cp	initia	Initia	init	~initia/images/INIT.png	https://scan.initia.xyz/interwoven-1/txs/{hash}		uinit 0.015 0.015 0.04
injective-1	cph	injective	Injective	inj	~injective/images/inj.png	https://www.mintscan.io/injective/transactions/{hash}		inj 160000000 160000000 160000000
int3face-1	c	int3face	Int3face	int3	~int3face/images/int3.png	https://explorer.int3face.zone/int3face-1/tx/{hash}		uint3 0.01 0.025 0.04|factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/bitcoin-btc 0.0000001 0.0000025 0.000004|factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/bitcoin-cash-bch 0.000001 0.000025 0.00004|factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/litecoin-ltc 0.000001 0.000025 0.00004|factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/dogecoin-doge 0.001 0.0025 0.004|factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/ton-ton 0.0001 0.00025 0.0004
intento-1	c	intento	Intento	into		https://explorer.intento.zone/intento-mainnet/tx/{hash}		uinto 0.01 0.02 0.03|ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9 0.003 0.007 0.015|ibc/47BD209179859CDE4A2806763D7189B6E6FE13A17880FE2B42DE1E6C1E329E23 0.005 0.01 0.02
irishub-1	c	irisnet	IRISnet	iaa	~irisnet/images/iris.png	https://www.mintscan.io/iris/transactions/{hash}		uiris 0.2 0.3 0.4
jackal-1	c	jackal	Jackal	jkl	~jackal/images/jkl.png	https://ping.pub/jackal/tx/{hash}		ujkl 0.002 0.002 0.02
joltify_1729-1	c	joltify	Joltify	jolt		https://explorer.joltify.io/joltify/transactions/{hash}		ujolt 0 0 0
juno-1	cph	juno	Juno	juno	~juno/images/juno.png	https://ezstaking.app/juno/txs/{hash}		ujuno 0.075 0.1 0.125|ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9 0.003 0.0035 0.004
kava_2222-10	c	kava	Kava	kava	~kava/images/kava.png	https://www.mintscan.io/kava/transactions/{hash}		ukava 0.05 0.1 0.25
kichain-2	c	kichain	Ki	ki	~kichain/images/xki.png	https://www.mintscan.io/ki-chain/txs/{hash}		uxki 0.025 0.03 0.05
kiichain_1783-1	c	kiichain	KiiChain	kii	~kiichain/images/kii.png			akii 600000000 750000000 1000000000
kima_network	c	kimanetwork	Kima Network	kima	~kimanetwork/images/kima.png	https://explorer.kima.network/transactions/{hash}		uKIMA 0.01 0.025 0.05
darchub	c	konstellation	Konstellation	darc	~konstellation/images/Konstellation-dark.png	https://explorer.konstellation.tech/tx/{hash}		udarc 0.0001 0.001 0.01
luwak-1	c	kopi	Kopi	kopi	~kopi/images/kopi.svg	https://explorer.kopi.money/luwak-1/tx/{hash}		ukopi 0.01 0.025 0.03|ukusd 0.01 0.025 0.03|ibc/295548A78785A1007F232DE286149A6FF512F180AF5657780FC89C009E2C348F 0.01 0.025 0.03
kudora_12000-1	c	kudora	Kudora	kudo				kud
kaiyo-1	c	kujira	Kujira	kujira	~kujira/images/kujira-chain-logo.png	https://finder.kujira.app/kaiyo-1/tx/{hash}		ukuji 0.0034 0.0051 0.00681|factory/kujira1qk00h5atutpsv900x202pxx42npjr9thg58dnqpa72f2p7m2luase444a7/uusk 0.01186 0.01779 0.02372|ibc/295548A78785A1007F232DE286149A6FF512F180AF5657780FC89C009E2C348F 0.0119 0.01785 0.02379|ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2 0.00129 0.00193 0.00258|ibc/47BD209179859CDE4A2806763D7189B6E6FE13A17880FE2B42DE1E6C1E329E23 0.01795 0.02692 0.0359|ibc/3607EB5B5E64DD1C0E12E07F077FF470D5BC4706AFCBC98FE1BA960E5AE4CE07 0.65943 0.98915 1.31887|ibc/F3AA7EF362EC5E791FE78A0F4CCC69FEE1F9A7485EB1A8CAB3F6601C00522F10 160416396197 240624594296 320832792394|ibc/EFF323CC632EC4F747C61BCE238A758EFDB7699C3226565F7C20DA06509D59A5 0.02689 0.04034 0.05379|ibc/DA59C009A0B3B95E0549E6BF7B075C8239285989FF457A8EDDBB56F10B2A6986 0.01495 0.02243 0.02991|ibc/A358D7F19237777AF6D8AD0E0F53268F8B18AE8A53ED318095C14D6D7F3B2DB5 0.03139 0.04709 0.06278|ibc/4F393C3FCA4190C0A6756CE7F6D897D5D1BE57D6CCB80D0BC87393566A7B6602 0.90403 1.35605 1.80806|ibc/004EBF085BBED1029326D56BE8A2E67C08CECE670A94AC1947DF413EF5130EB2 559196837 838795256 1118393675|ibc/1B38805B1C75352B28169284F96DF56BDEBD9E8FAC005BDCC8CF0378C82AA8E7 5772801 8659201 11545602|factory/kujira1643jxg8wasy5cfcn7xm8rd742yeazcksqlg4d7/umnta 0.01807 0.02711 0.03615|ibc/FE98AAD68F02F03565E9FA39A5E627946699B2B07115889ED812D8BA639576A9 0.01194 0.01792 0.02389|ibc/E5CA126979E2FFB4C70C072F8094D07ECF27773B37623AD2BF7582AD0726F0F3 0.00019 0.00029 0.00039
kyve-1	c	kyve	KYVE	kyve	~kyve/images/kyve.png	https://www.mintscan.io/kyve/txs/{hash}		ukyve 62.5 80 125
lava-mainnet-1	c	lava	Lava	lava@	~lava/images/lava.png	https://explorer.finteh.org/lava/tx/{hash}		ulava 0.00002 0.025 0.05
lefeef-mainnet	c	lefeef		lefeef	~lefeef/images/chain.png	https://mainnet.lefeef.network/lefeef/transactions/{hash}		ulefeef 0.01 0.025 0.03
likecoin-mainnet-2	c	likecoin	LikeCoin	like	~likecoin/images/like.png	https://staking-explorer.com/transaction.php?chain=likecoin&tx={hash}		nanolike 1000 10000 1000000
logos_7002-1	c	logos	Logos	logos	~logos/images/logos.png			aLYT
ledger-mainnet-1	c	lombardledger	Lombard Ledger	lom		https://www.mintscan.io/lombard/tx/{hash}		ulom 100 100 100
loop-1	c	loop	Loop	loop	~loop/images/loop.png	https://ping.pfc.zone/loop/tx/{hash}		token 0 0 0
lorenzo_8329-1	c	lorenzo	Lorenzo Protocol	lrz	~lorenzo/images/lorenzo.png	https://scan.lorenzo-protocol.xyz/tx/{hash}		stBTC 2000000 2000000 8000000
loyal-main-02	c	loyal	Loyal	loyal	~loyal/images/lyl.png	https://pingpub.joinloyal.io/loyal/tx/{hash}		ulyl
ltrst-chain-1	c	ltrstchain	LTRST Chain	ltrst	~ltrstchain/images/ltrst.png	https://dex.larrytrustee.ai/explorer/tx/{hash}		ultrst 0.01 0.025 0.04
lumen	c	lumen	Lumen	lmn				ulmn 0 0 0
lumera-mainnet-1	c	lumera	Lumera	lumera	~lumera/images/lumera.png	https://portal.lumera.io/lumera-mainnet-1/tx/{hash}		ulume 0.025 0.025 0.025
lumiwaveprotocol	c	lumiwaveprotocol	LumiWave Protocol	lumi	~lumiwaveprotocol/images/lumiwave.png	https://ping.pub/LumiWave/tx/{hash}		ulwp
lum-network-1	c	lumnetwork	Lum Network	lum	~lumnetwork/images/lum.png	https://www.mintscan.io/lum/transactions/{hash}		ulum 0.01 0.025 0.04
mande_18071918-1	c	mande	Mande Network	mande	~mande/images/mande.png	https://dym.fyi/r/mande/tx/{hash}		amand 20000000000 20000000000 20000000000
manifest-ledger-mainnet	c	manifest	Manifest	manifest	~manifest/images/manifest.png	https://explorer.manifest.network/transaction/{hash}		umfx 1.05 1.1 3|factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/upwr 0.4 0.5 1
mantra-1	c	mantrachain	MANTRA	mantra	~mantrachain/images/OM-Prim-Col.png	https://mintscan.io/mantra/txs/{hash}		amantra 40000000000 80000000000 120000000000
mayachain-mainnet-v1	c	mayachain	Maya Protocol	maya		https://www.explorer.mayachain.info/#/txs/{hash}
medasdigital-2	c	medasdigital	Medas Digital Network	medas	~medasdigital/images/medas.png	https://explorer.medas-digital.io:3100/medasdigital/transactions/{hash}		umedas 0.1 0.25 0.4
meme-1	c	meme	MEME	meme	~meme/images/meme.png	https://ping.pub/meme/tx/{hash}		umeme 0.025 0.035 0.045
migaloo-1	c	migaloo	Migaloo	migaloo	~migaloo/images/migaloo-light.png	https://migaloo.explorers.guru/transaction/{hash}		uwhale 1 2 3
mirage-1	c	mirage	Mirage	mirage	~mirage/images/mirage.png			umirage 5000 7500 10000
mainnet	c	mises	Mises	mises	~mises/images/mises.png	https://gw.mises.site/tx/{hash}		umis
mtgbp-1	c	mtgbp		mtgbp	~mtgbp/images/mtgbp.png	https://blockexplorer.mtgbp.com/mtgbp/tx/{hash}		umtgbp 0.025 0.03 0.035
mucoin-1	c	mucoin	MuCoin	muc				umuc 0.0025 0.005 0.01
mun-1	c	mun	Mun	mun	~mun/images/mun.png	https://explorer.mun.money/mun/{hash}		umun
mythos_7001-1	c	mythos	Mythos	mythos	~mythos/images/mythos.png			aMYT
neura_266-1	c	neura	Neura	neura				atankr
Neutaro-1	c	neutaro	Neutaro	neutaro	~neutaro/images/neutaro.png	https://explorer.neutaro.io/Neutaro/tx/{hash}		uneutaro 0 0 0.035
neutron-1	cph	neutron	Neutron	neutron	~neutron/images/neutron-raw.png	https://www.mintscan.io/neutron/transactions/{hash}		untrn 0.0053 0.0053 0.0053|ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9 0.0008 0.0008 0.0008|ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349 0.008 0.008 0.008|factory/neutron1ug740qrkquxzrk2hh29qrlx3sktkfml3je7juusc2te7xmvsscns0n2wry/wstETH 2903231.6597 2903231.6597 2903231.6597|ibc/2CB87BCE0937B1D1DFCEE79BE4501AAF3C265E923509AEAC410AD85D27F35130 2564102564.1026 2564102564.1026 2564102564.1026|ibc/773B4D0A3CD667B2275D5A4A7A2F0909C0BA0F4059C0B9181E680DDF4965DCC7 0.0004 0.0004 0.0004
cataclysm-1	c	nibiru	Nibiru	nibi	~nibiru/images/nibiru.png	https://nibiru.explorers.guru/transaction/{hash}		unibi 0.025 0.05 0.1
nim_1122-1	c	nim	Nim Network	nim	~nim/images/nim.png	https://explorer.nim.network/tx/{hash}		anim 20000000000 20000000000 20000000000
noble-1	cp	noble	Noble	noble	~noble/images/stake.png	https://www.mintscan.io/noble/txs/{hash}		uusdc 0.1 0.1 0.2|ibc/EF48E6B1A1A19F47ECAEA62F5670C37C0580E86A9E88498B7E393EB6F49F33C0 0.02 0.02 0.02
pirin-1	c	nolus	Nolus	nolus	~nolus/images/nolus.png	https://explorer.nolus.io/pirin-1/tx/{hash}		unls 0.025 0.025 0.05|ibc/F5FABF52B54E65064B57BF6DBD8E5FAD22CEE9F4B8A57ADBB20CCD0173AA72A4 0.05 0.07 0.09|ibc/18161D8EFBD00FF5B7683EF8E923B8913453567FBE3FB6672D75712B0DEB6682 0.05 0.07 0.09|ibc/6CDD4663F2F09CD62285E2D45891FC149A3568E316CE3EBBE201A71A78A69388 0.0058 0.0072 0.0088|ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518 0.088 0.11 0.13|ibc/3D6BC6E049CAEB905AC97031A42800588C58FB471EBDC7A3530FFCD0C3DC9E09 0.1 0.12 0.14
nomic-stakenet-3	c	nomic	Nomic	nomic	~nomic/images/nom.png	https://bigdipper.live/nomic/transactions/{hash}		unom 0 0 0
nyx	c	nyx	Nym	n	~nyx/images/nym_token_light.png	https://www.mintscan.io/nyx/transactions/{hash}		unym 0.025 0.025 0.04|unyx 0.025 0.025 0.04
octa	c	octa	Octa	octa	~octa/images/octa.png	http://explorer.octa-coin.com/txs/{hash}		uocta
odin-mainnet-freya	c	odin	Odin Protocol	odin	~odin/images/odin.png	https://runa.odinprotocol.io/transactions/{hash}		loki 0.025 0.05 0.06
exchain-66	c	okexchain	OKExChain	ex	~okexchain/images/okc.png	https://www.oklink.com/en/okc/tx/{hash}		wei 200000000 250000000 400000000
opct_1	c	opct	OPCT Chain	opct				opct
optio	c	optio	Optio	optio				uOPT 1 1.5 2
Oraichain	c	oraichain	Oraichain	orai	~oraichain/images/orai.png	https://scan.orai.io/txs/{hash}		orai 0.003 0.005 0.007
osmosis-1	cph	osmosis	Osmosis	osmo	~osmosis/images/osmo.png	https://www.mintscan.io/osmosis/transactions/{hash}		uosmo 0.03 0.1 0.16
tumbler	c	paloma	Paloma	paloma	~paloma/images/paloma.png	https://paloma.explorers.guru/transaction/{hash}		ugrain
panacea-3	c	panacea	Medibloc	panacea	~panacea/images/med.png	https://www.mintscan.io/medibloc/transactions/{hash}		umed 5 7 9
passage-2	c	passage	Passage	pasg	~passage/images/pasg.png	https://www.mintscan.io/passage/transactions/{hash}		upasg 12.5 12.5 12.5
paxi-mainnet	c	paxi	Paxi	paxi		https://explorer.paxinet.io/tx/{hash}		upaxi 0.05 0.1 0.25
core-1	c	persistence	Persistence	persistence	~persistence/images/xprt.png	https://www.mintscan.io/persistence/transactions/{hash}		uxprt 0 0.025 0.04
planq_7070-2	c	planq	Planq	plq	~planq/images/planq.png	https://explorer.planq.network/transactions/{hash}		aplanq 30000000000 35000000000 40000000000
pocket	c	pocket	Pocket Network	pokt	~pocket/images/pokt-icon.png	https://shannon.trustsoothe.io/tx/{hash}		upokt 0.001 0.002 0.0025
point_10687-1	c	point	Point Network	point	~point/images/point-logo.png	https://explorer.pointnetwork.io/tx/{hash}		apoint 5000000000 25000000000 40000000000
pio-mainnet-1	c	provenance	Provenance	pb	~provenance/images/prov.png	https://www.mintscan.io/provenance/transactions/{hash}		nhash 1 1 1
PUNDIX	c	pundix	Pundi X Chain	px	~pundix/images/pundi-x-chain-logo.png	https://starscan.io/pundix/tx/{hash}		ibc/55367B7B6572631B78A93C66EF9FDFCE87CDE372CC4ED7848DA78C1EB1DCDD78 2000000000000 2500000000000 3000000000000
pylons-mainnet-1	c	pylons	Pylons	pylo	~pylons/images/pylons.png	https://pylons.explorers.guru/transaction/{hash}		ubedrock 0 0.5 1
qfs-1	c	qfs	Quantum Financial Systems	qfs	~qfs/images/qfs.png	https://blockexplorer.qfsone.com/qfs/tx/{hash}		uqfs 0.025 0.03 0.035
qie_1990-1	c	qie	QIE	qie	~qie/images/qie.png	https://mainnet.qie.digital/tx/{hash}		aqie 20000000000 25000000000 40000000000
qorechain-vladi	c	qorechain	QoreChain	qor	~qorechain/images/qorechain.png	https://explore.qore.network/tx/{hash}		uqor 0.1 0.15 0.25
quasar-1	c	quasar	Quasar	quasar	~quasar/images/quasar.png	https://www.mintscan.io/quasar/transactions/{hash}		uqsr 0.1 0.25 0.3|ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B 0.01 0.025 0.03|ibc/FA0006F056DB6719B8C16C551FC392B62F5729978FC0B125AC9A432DBB2AA1A5 0.01 0.025 0.03|ibc/FA7775734CC73176B7425910DE001A1D2AD9B6D9E93129A5D0750EAD13E4E63A 0.01 0.025 0.03
qubetics_9030-1	c	qubetics	Qubetics	qubetics	~qubetics/images/qubetics.png	https://ticsscan.com/tx/{hash}		tics 20000000000 25000000000 40000000000
quicksilver-2	c	quicksilver	Quicksilver	quick	~quicksilver/images/qck.png	https://explorer.quicksilver.zone/transactions/{hash}		uqck 0.0001 0.0001 0.00025
qwoyn-1	c	qwoyn	Qwoyn	qwoyn	~qwoyn/images/qwoyn.png	https://staking-explorer.com/transaction.php?chain=qwoyn&tx={hash}		uqwoyn 0.03 0.05 0.075
realionetwork_3301-1	c	realio	Realio Network	realio	~realio/images/rio.png	https://explorer.stavr.tech/realio-mainnet/tx/{hash}		ario 4000000000 5000000000 8000000000
reb_1111-1	c	rebus	Rebus	rebus	~rebus/images/rebus.png	https://rebus.explorers.guru/transaction/{hash}		arebus 0.01 0.025 0.04
regen-1	c	regen	Regen	regen	~regen/images/regen.png	https://ezstaking.app/regen/txs/{hash}		uregen 0.015 0.025 0.04
ritbit-mainnet	c	ritbit	Rubin	rit	~ritbit/images/ritbit.png	https://explorer.rubin.trade/ritbit-mainnet/tx/{hash}		urit 25000000000 25000000000 40000000000|uusdc 0.025 0.025 0.03
titan-1	c	rizon	Rizon	rizon	~rizon/images/atolo.png	https://www.mintscan.io/rizon/transactions/{hash}		uatolo 0.025 0.025 0.035
safrochain-1	c	safrochain	Safrochain	addr_safro	~safrochain/images/saf.png	https://explorer.safrochain.com/tx/{hash}		usaf 0.05 0.0625 0.075
ssc-1	c	saga	Saga	saga	~saga/images/saga.png	https://www.mintscan.io/saga/transactions/{hash}		usaga 0.01 0.025 0.04
scorum-1	c	scorum	Scorum Network	scorum	~scorum/images/scorum.png	https://ezstaking.app/scorum/txs/{hash}		gas 1 1 1
secret-4	cp	secretnetwork	Secret Network	secret	~secretnetwork/images/scrt.png	https://www.mintscan.io/secret/transactions/{hash}		uscrt 0.05 0.1 0.25
seda-1	c	seda	SEDA	seda	~seda/images/seda.png	https://explorer.tcnetwork.io/seda/transaction/{hash}		aseda 10000000000 10000000000 14000000000
pacific-1	c	sei	Sei	sei	~sei/images/sei.png	https://www.mintscan.io/sei/transactions/{hash}		usei 0.02 0.02 0.04
self-1	c	self	Self Chain	self	~self/images/self.png	https://explorer.selfchain.xyz/selfchain/tx/{hash}		uslf 0.005 0.025 0.03
sentinelhub-2	c	sentinel	Sentinel	sent	~sentinel/images/dvpn.png	https://explorer.sentinel.co/transactions/{hash}		udvpn 0.1 0.25 0.4
sgenet-1	c	sge	SGE	sge	~sge/images/sge.png	https://blockexplorer.sgenetwork.io/sge/tx/{hash}		usge 0.1 0.25 0.5
ShareRing-VoyagerNet	c	shareledger	Shareledger	shareledger	~shareledger/images/token.png	https://explorer.shareri.ng/transactions/{hash}		nshr 2000 3000 4000
shentu-2.2	c	shentu	Shentu	shentu	~shentu/images/ctk.png	https://www.mintscan.io/shentu/transactions/{hash}		uctk 0.01 0.025 0.04
shido_9008-1	c	shido	Shido	shido	~shido/images/shido.png	https://shidoscan.com/tx/{hash}		shido 20000000000 25000000000 40000000000
sidechain-1	c	sidechain	Side Chain	bc	~sidechain/images/side.png	https://ping.pub/side/tx/{hash}		uside 0.0006 0.0008 0.001|sat 0.000001 0.0000015 0.000002
sifchain-1	c	sifchain	Sifchain	sif	~sifchain/images/rowan.png	https://ping.pub/sifchain/tx/{hash}		rowan 1000000000000 1500000000000 2000000000000
sixnet	c	six	SIX Protocol	6x		https://sixscan.io/sixnet/tx/{hash}		usix 1.25 1.5 1.75
sommelier-3	c	sommelier	Sommelier	somm	~sommelier/images/somm.png	https://www.mintscan.io/sommelier/transactions/{hash}		usomm 0.01 0.025 0.04
source-1	c	source	Source	source	~source/images/source.png	https://explorer.stavr.tech/Source-Mainnet/tx/{hash}		usource 0.05 0.075 0.1
stafihub-1	c	stafihub	StaFi Hub	stafi	~stafihub/images/stafihub.png	https://www.mintscan.io/stafi/transactions/{hash}		ufis 0 0.025 0.04
stoc	c	stoc	STO Chain	stoc	~stoc/images/stoc-logo.png	https://stochainscan.io/en/tx/{hash}		ustoc 0.01 0.015 0.02
stratos-1	c	stratos	Stratos	st	~stratos/images/stratos.png	https://explorer.thestratos.org/transactions/{hash}		wei 1000000000 1200000000 1600000000
stride-1	cp	stride	Stride	stride	~stride/images/strd.png	https://www.mintscan.io/stride/transactions/{hash}		ustrd 0.005 0.005 0.05|stuatom 0.0001 0.0002 0.0005|stuosmo 0.001 0.002 0.004|stustars 1 1.1 1.2|stujuno 0.075 0.1 0.125|stuluna 0.0125 0.015 0.04|staevmos 20000000000 25000000000 40000000000|stinj 500000000 700000000 900000000|stucmdx 0.02 0.025 0.04|stuumee 0.1 0.12 0.2|stutia 0.01 0.02 0.1|stadydx 15000000000 15000000000 20000000000|stadym 15000000000 15000000000 20000000000|stusaga 0.01 0.015 0.03|ibc/BF3B4F53F3694B66E13C23107C84B6485BD2B96296BB7EC680EA77BBA75B4801 0.01 0.02 0.1
sunrise-1	c	sunrise	Sunrise	sunrise	~sunrise/images/sunrise.png	https://explorer.tcnetwork.io/sunrise/transaction/{hash}		uusdrise 0.01 0.02 0.1
symphony-1	c	symphony	Symphony	symphony	~symphony/images/symphony_logo.png	https://explorer.vinjan-inc.com/symphony/tx/{hash}		note 0.00025 0.0025 0.004
synternet-1	c	synternet	Synternet	synt	~synternet/images/synt.png	https://explorer.synternet.com/transactions/{hash}		usynt 0.01 0.025 0.03
tail-1	c	tail	TAIL Network	tail		https://explorer.trusttails.io/tail/tx/{hash}		utail 0 0.025 0.04
taketitan-1	c	taketitan	TakeTitan	titan	~taketitan/images/taketitan.png	https://blockexplorer.taketitan.com/taketitan/tx/{hash}		utitan 0.025 0.03 0.035
tenet_1559-1	c	tenet	Tenet	tenet	~tenet/images/tenet.png	https://ping.pub/tenet/tx/{hash}		atenet 20000000000 25000000000 40000000000
teritori-1	c	teritori	Teritori	tori	~teritori/images/chain.png	https://www.mintscan.io/teritori/transactions/{hash}		utori 0 0.25 0.5
morocco-1	c	terpnetwork	Terp-Network	terp	~terpnetwork/images/terp.png	https://ping.pub/terp/tx/{hash}		uthiol
columbus-5	c	terra	Terra Classic	terra	~terra/images/luna.png	https://finder.terra-classic.hexxagon.io/mainnet/tx/{hash}		uluna 28.325 28.325 50|usdr 0.52469 0.52469 0.52469|uusd 0.75 0.75 0.75|ukrw 850 850 850|umnt 2142.855 2142.855 2142.855|ueur 0.625 0.625 0.625|ucny 4.9 4.9 4.9|ujpy 81.85 81.85 81.85|ugbp 0.55 0.55 0.55|uinr 54.4 54.4 54.4|ucad 0.95 0.95 0.95|uchf 0.7 0.7 0.7|uaud 0.95 0.95 0.95|usgd 1 1 1|uthb 23.1 23.1 23.1|usek 6.25 6.25 6.25|unok 6.25 6.25 6.25|udkk 4.5 4.5 4.5|uidr 10900 10900 10900|uphp 38 38 38|uhkd 5.85 5.85 5.85|umyr 3 3 3|utwd 20 20 20
phoenix-1	cph	terra2	Terra	terra	~terra2/images/luna.png	https://www.mintscan.io/terra/transactions/{hash}		uluna 0.015 0.015 0.04
thejaynetwork	c	thejaynetwork	The Jay Network	yjay	~thejaynetwork/images/jay.png	https://jayscan.thejaynetwork.com/tx/{hash}		ujay 0.01 0.025 0.03
thorchain-1	c	thorchain	THORChain	thor		https://thorchain.net/#/txs/{hash}
titan_18888-1	c	titan	Titan	titan	~titan/images/chain.png	https://tkxscan.io/Titan/tx/{hash}		atkx 100000000000 110000000000 200000000000
1919	c	turkchain	Turkchain	turk	~turkchain/images/turkchain.png	https://turkscan.com/tx/{hash}		lira 0.01 0.025 0.04
unicorn-420	c	unicorn	Unicorn	unicorn				uwunicorn 0.01 0.025 0.03
FUND-MainNet-2	c	unification	Unification	und	~unification/images/fund.png	https://explorer.unification.io/u/tx/{hash}		nund 100 200 300
union-1	c	union	Union	union	~union/images/u.png	https://explorer.union.build/union/tx/{hash}		au 100000000 100000000 200000000
ununifi-beta-v1	c	ununifi	UnUniFi	ununifi	~ununifi/images/ununifi.png	https://ununifi.io/explorer/txs/{hash}		uguu 0.0025 0.025 0.04
uptick_117-1	c	uptick	Uptick	uptick	~uptick/images/uptick.png	https://staking-explorer.com/transaction.php?chain=uptick&tx={hash}		auptick 13000000000 16000000000 20000000000
vector-1	c	vector	Vector	vector	~vector/images/vector-light-logo.svg	https://explorer.playonvector.com/vector/tx/{hash}		uvctr 1 1 1
warden_8765-1	c	wardenprotocol	Warden	warden	~wardenprotocol/images/ward.png	https://explorer.wardenprotocol.org/tx/{hash}		award 196000000000 225400000000 254800000000
wolo-1	c	wolochain	WoloChain	wolo	~wolochain/images/wolo.png	https://wolochain.valopers.com/transactions/{hash}		uwolo 0 0 0
xarchain	c	xarchain	XarChain Coral	arcana	~xarchain/images/arcana_logo.png			stxar 0 0 0
xion-mainnet-1	cp	xion	Verona	xion	~xion/images/verona-main.png	https://www.mintscan.io/xion/transactions/{hash}		uxion 0.001 0.001 0.01
dimension_37-1	c	xpla	XPLA	xpla	~xpla/images/xpla.png	https://www.mintscan.io/xpla/transactions/{hash}		axpla 280000000000 280000000000 280000000000
xrplevm_1440000-1	c	xrplevm	XRPL EVM	ethm		https://explorer.xrplevm.org/tx/{hash}		axrp 200000000000 250000000000 400000000000
xyra-2	c	xyra	Xyra Chain	xyra	~xyra/images/xrc.png	https://explorer.xyra-mainnet.org/xyra/tx/{hash}		uXyrium 0.01 0.025 0.04
diamond-1	c	zenrock	Zenrock Mainnet	zen	~zenrock/images/zenrock.png			urock 2.5 2.75 3
zerone-1	c	zerone	Zerone	zrn				uzrn 0.025 1 1.2
zetachain_7000-1	c	zetachain	ZetaChain	zeta		https://explorer.zetachain.com/cc/tx/{hash}		azeta 20000000000 25000000000 40000000000
zigchain-1	c	zigchain	ZIGChain	zig	~zigchain/images/zigchain.png	https://app.range.org/tx/zigchain/{hash}		uzig 0.0025 0.025 0.05
bfb-1	c	bfb	Battle for Blockchain	init		https://scan.initia.xyz/bfb-1/txs/{hash}		evm/6ed1637781269560b204c27Cd42d95e057C4BE44
cabal-1	c	cabal	Cabal	init		https://scan.initia.xyz/cabal-1/txs/{hash}		evm/df5A85F89731fEB77d7EEaaCe627EB135eDB46DB
civitia-1	c	civitia	Civitia	init		https://scan.initia.xyz/civitia-1/txs/{hash}		l2/2b2d36f666e98b9eecf70d6ec24b882b79f2c8e2af73f54f97b8b670dbb87605
echelon-1	c	echelon	Echelon	init		https://scan.initia.xyz/echelon-1/txs/{hash}		l2/23c8396041db74441f4268d0c7e0533177dc3e028a47a8e584318f2d0c46fbe9
ingnetwork-1	c	ingnetwork	Infinity Ground	init		https://scan.initia.xyz/ingnetwork-1/txs/{hash}		l2/4daa1ce1a1956bf454f4a22bd6ecc7932737c88e1c3868dcd208684e0d432009
intergaze-1	c	intergaze	Intergaze	init		https://scan.initia.xyz/intergaze-1/txs/{hash}
rave-1	c	rave	Rave	init		https://scan.initia.xyz/rave-1/txs/{hash}
yominet-1	c	yominet	Yominet	init		https://scan.initia.xyz/yominet-1/txs/{hash}		evm/E1Ff7038eAAAF027031688E1535a055B2Bac2546
zaar-mainnet-1	c	zaar	Zaar	init		https://scan.initia.xyz/zaar-mainnet-1/txs/{hash}
1	e	ethereum	Ethereum		^ethereum	https://etherscan.io/tx/{hash}	*
2	e	expanse	Expanse Network			https://explorer.expanse.tech/tx/{hash}
7	e	thai-chain	ThaiChain			https://exp.thaichain.org/tx/{hash}	0x0dad6130e832c21719c5ce3bae93454e16a84826
8	e	ubiq	Ubiq Mainnet			https://ubiqscan.io/tx/{hash}
9	e	quai	Quai Network Mainnet			https://quaiscan.io/tx/{hash}
10	e	optimism	OP Mainnet		^optimism	https://optimistic.etherscan.io/tx/{hash}	*
11	e	metadium	Metadium Network			https://explorer.metadium.com/tx/{hash}
14	e	flare	Flare Mainnet		^flare	https://flare-explorer.flare.network/tx/{hash}	*
15	e	diode	Diode Prenet			https://diode.io/prenet/tx/{hash}
19	e	songbird	Songbird Canary-Network			https://songbird-explorer.flare.network/tx/{hash}	*
20	e	elastos	Elastos Smart Chain			https://esc.elastos.io/tx/{hash}
24	e	kardia-chain	KardiaChain Mainnet			https://explorer.kardiachain.io/tx/{hash}
25	e	cronos	Cronos Mainnet		^cronos	https://explorer.cronos.org/tx/{hash}	*
30	e	rootstock	Rootstock Mainnet		^rootstockmainnet	https://explorer.rsk.co/tx/{hash}	*
37	e	xpla	CONX Chain		^xpla	https://explorer.conx.xyz/tx/{hash}
40	e	telos	Telos		^telos	https://www.teloscan.io/tx/{hash}	*
42	e	lukso	LUKSO		^lukso	https://explorer.execution.mainnet.lukso.network/tx/{hash}	*
44	e	crab	Crab Network			https://crab-scan.darwinia.network/tx/{hash}	*
46	e	darwinia	Darwinia Network			https://explorer.darwinia.network/tx/{hash}	*
47	e	acria	Acria IntelliChain			https://explorer.acria.ai/tx/{hash}
50	e	xdc	XDC Network			https://xdcscan.com/tx/{hash}	0x0b1795cca8e4ec4df02346a082df54d437f8d9af
52	e	coinex	CoinEx Mainnet			https://www.coinex.net/tx/{hash}
56	e	binance	BNB Smart Chain		^bsc	https://bscscan.com/tx/{hash}	*
57	e	syscoin	Syscoin Mainnet		^syscoin	https://explorer.syscoin.org/tx/{hash}	*
60	e	go-chain	GoChain			https://explorer.gochain.io/tx/{hash}
61	e	classic	Ethereum Classic			https://blockscout.com/etc/mainnet/tx/{hash}
66	e	okc	OKC			https://www.oklink.com/okc/tx/{hash}	*
74	e	idchain	IDChain Mainnet			https://explorer.idchain.one/tx/{hash}
81	e	joc-mainnet	Japan Open Chain Mainnet			https://explorer.japanopenchain.org/tx/{hash}
82	e	meter	Meter			https://scan.meter.io/tx/{hash}
86	e	gatechain	GateChain Mainnet			https://www.gatescan.org/tx/{hash}
88	e	viction	Viction		^viction	https://vicscan.xyz/tx/{hash}
94	e	swissdlt	SwissDLT Mainnet			https://explorer.swissdlt.ch/tx/{hash}
96	e	bitkub	KUB Mainnet			https://www.bkcscan.com/tx/{hash}
98	e	six-protocol	Six Protocol			https://sixscan.io/sixnet/tx/{hash}
100	e	gnosis	Gnosis		^gnosis	https://gnosisscan.io/tx/{hash}	*
103	e	world-land	WorldLand Mainnet			https://scan.worldland.foundation/tx/{hash}
106	e	velas	Velas EVM Mainnet			https://evmexplorer.velas.com/tx/{hash}	*
108	e	thunder-core	ThunderCore Mainnet			https://explorer-mainnet.thundercore.com/tx/{hash}	*
109	e	shibarium	Shibarium		^shibarium	https://shibariumscan.io/tx/{hash}	0x864bf681add6052395188a89101a1b37d3b4c961
112	e	coinbit	Coinbit Mainnet			https://coinbit-explorer.chain.sbcrypto.app/tx/{hash}
119	e	enuls	ENULS Mainnet			https://evmscan.nuls.io/tx/{hash}
122	e	fuse	Fuse		^fusemainnet	https://explorer.fuse.io/tx/{hash}	*
123	e	fuse-sparknet	Fuse Sparknet			https://explorer.fusespark.io/tx/{hash}
130	e	unichain	Unichain		^unichain	https://uniscan.xyz/tx/{hash}	*
137	e	polygon	Polygon		^polygon	https://polygonscan.com/tx/{hash}	*
138	e	defi-oracle-meta-mainnet	Defi Oracle Meta Mainnet			https://explorer.d-bis.org/tx/{hash}
140	e	eteria	Eteria			https://explorer.eteria.io/tx/{hash}
143	e	monad	Monad		^monad	https://monadscan.com/tx/{hash}	*
146	e	sonic	Sonic		^sonic	https://sonicscan.org/tx/{hash}	*
148	e	shimmer	Shimmer			https://explorer.evm.shimmer.network/tx/{hash}
151	e	redbelly-mainnet	Redbelly Network Mainnet			https://redbelly.routescan.io/tx/{hash}
166	e	nomina	Nomina			https://nomscan.io/tx/{hash}
168	e	aioz	AIOZ Network			https://explorer.aioz.network/tx/{hash}
169	e	manta	Manta Pacific Mainnet		^mantapacific	https://pacific-explorer.manta.network/tx/{hash}	*
173	e	eni	ENI Mainnet		^eni	https://scan.eniac.network/tx/{hash}
177	e	hashkey	HashKey Chain		^hashkey	https://hashkey.blockscout.com/tx/{hash}	*
179	e	abey	ABEY Mainnet			https://abeyscan.com/tx/{hash}
183	e	ethernity	Ethernity			https://ernscan.io/tx/{hash}	*
185	e	mint	Mint Mainnet		^mint	https://explorer.mintchain.io/tx/{hash}
196	e	x-layer	X Layer Mainnet		^xlayer	https://www.oklink.com/xlayer/tx/{hash}	*
199	e	bit-torrent	BitTorrent			https://bttcscan.com/tx/{hash}	*
204	e	op-bnb	opBNB		^opbnb	https://opbnb.bscscan.com/tx/{hash}	*
223	e	bsquared	B2		^bsquared	https://explorer.bsquared.network/tx/{hash}
232	e	lens	Lens			https://explorer.lens.xyz/tx/{hash}
239	e	tac	TAC		^tac	https://tac.blockscout.com/tx/{hash}	*
240	e	nexilix	Nexilix Smart Chain			https://scan.nexilix.com/tx/{hash}	0x58381c8e2bf9d0c2c4259ca14bda9afe02831244
242	e	plinga	Plinga			https://www.plgscan.com/tx/{hash}	0x0989576160f2e7092908bb9479631b901060b6e4
246	e	energy	Energy Mainnet			https://explorer.energyweb.org/tx/{hash}
248	e	oasys	Oasys			https://scan.oasys.games/tx/{hash}
250	e	fantom	Fantom		^fantom	https://ftmscan.com/tx/{hash}	*
251	e	glide-l1-protocol	Glide L1 Protocol XP			https://blockchain-explorer.glideprotocol.xyz/tx/{hash}
252	e	fraxtal	Fraxtal		^fraxtal	https://fraxscan.com/tx/{hash}	*
253	e	glide-l2-protocol	Glide L2 Protocol XP			https://blockchain-explorer.glideprotocol.xyz/tx/{hash}
254	e	swan	Swan Chain Mainnet			https://swanscan.io/tx/{hash}
255	e	kroma	Kroma		^kroma	https://blockscout.kroma.network/tx/{hash}	*
269	e	hpb	High Performance Blockchain			https://hscan.org/tx/{hash}
273	e	xr-one	XR One			https://xr1.calderaexplorer.xyz/tx/{hash}
288	e	boba	Boba Network		^boba	https://bobascan.com/tx/{hash}	*
291	e	orderly	Orderly		^orderly	https://explorer.orderly.network/tx/{hash}
295	e	hedera	Hedera Mainnet			https://hashscan.io/mainnet/tx/{hash}
311	e	omax	Omax Mainnet			https://omaxscan.com/tx/{hash}
314	e	filecoin	Filecoin Mainnet		^filecoin	https://filfox.info/en/tx/{hash}	*
321	e	kcc	KCC Mainnet			https://explorer.kcc.io/tx/{hash}	*
324	e	zk-sync	ZKsync Era		^zksync	https://explorer.zksync.io/tx/{hash}	0xf9cda624fbc7e059355ce98a31693d299facd963
336	e	shiden	Shiden			https://shiden.subscan.io/tx/{hash}
360	e	shape	Shape		^molten	https://shapescan.xyz/tx/{hash}	*
361	e	theta	Theta Mainnet			https://explorer.thetatoken.org/tx/{hash}
369	e	pulsechain	PulseChain		^pulsechain	https://ipfs.scan.pulsechain.com/tx/{hash}	*
375	e	zk-xpla	zkXPLA Mainnet			https://explorer.zkxpla.io/tx/{hash}
388	e	cronoszk-evm	Cronos zkEVM Mainnet		^cronoszkevm	https://explorer.zkevm.cronos.org/tx/{hash}	0x06f4487d7c4a5983d2660db965cc6d2565e4cfaa
397	e	near	NEAR Protocol			https://eth-explorer.near.org/tx/{hash}
424	e	pgn	PGN			https://explorer.publicgoods.network/tx/{hash}	*
463	e	areon-network	Areon Network			https://areonscan.com/tx/{hash}	*
478	e	form	Form Network		^form	https://explorer.form.network/tx/{hash}	*
480	e	worldchain	World Chain		^worldchain	https://worldscan.org/tx/{hash}	*
570	e	rollux	Rollux Mainnet			https://explorer.rollux.com/tx/{hash}	*
571	e	metachain	MetaChain Mainnet			https://explorer.metatime.com/tx/{hash}	0x0000000000000000000000000000000000003001
589	e	lady-chain	LadyChain			https://ladyscan.us/tx/{hash}
592	e	astar	Astar		^astar	https://astar.subscan.io/tx/{hash}	*
626	e	battlechain	BattleChain Mainnet			https://explorer.battlechain.com/tx/{hash}	*
680	e	jasmy-chain	Jasmy Chain
686	e	karura	Karura			https://blockscout.karura.network/tx/{hash}
690	e	redstone	Redstone		^redstone	https://explorer.redstone.xyz/tx/{hash}	*
698	e	matchain	Matchain		^matchain	https://matchscan.io/tx/{hash}
714	e	eden	Eden		^eden	https://eden.blockscout.com/tx/{hash}	*
721	e	lycan	Lycan			https://explorer.lycanchain.com/tx/{hash}
747	e	flow-mainnet	Flow EVM Mainnet		^flowmainnet	https://evm.flowscan.io/tx/{hash}	*
753	e	rivalz	Rivalz		^rivalz	https://rivalz.calderaexplorer.xyz/tx/{hash}
766	e	ql1	QL1			https://scan.qom.one/tx/{hash}	0x7a52370716ea730585884f5bdb0f6e60c39b8c64
787	e	acala	Acala		^acala	https://blockscout.acala.network/tx/{hash}
824	e	daily-network	Daily Network Mainnet			https://explorer.mainnet.dailycrypto.net/tx/{hash}
841	e	taraxa	Taraxa Mainnet		^taraxa	https://explorer.mainnet.taraxa.io/tx/{hash}
888	e	wanchain	Wanchain			https://wanscan.org/tx/{hash}	0xcdf6a1566e78eb4594c86fe73fcdc82429e97fbb
957	e	lyra	Lyra Chain			https://explorer.lyra.finance/tx/{hash}	*
964	e	subtensor-evm	Subtensor EVM		^subtensor	https://evm.taostats.io/tx/{hash}
988	e	stable	Stable Mainnet		^stable	https://stablescan.xyz/tx/{hash}	*
995	e	fire-chain	5ireChain			https://5irescan.io/tx/{hash}
999	e	hyper-evm	HyperEVM		^hyperevm	https://hyperevmscan.io/tx/{hash}	*
1012	e	newton	Newton			https://explorer.newtonproject.org/tx/{hash}
1017	e	bsc-greenfield	BNB Greenfield Chain			https://greenfieldscan.com/tx/{hash}
1030	e	conflux-espace	Conflux eSpace		^conflux	https://evm.confluxscan.org/tx/{hash}	0xeff0078910f638cd81996cc117bccd3edf2b072f
1039	e	bronos	Bronos			https://broscan.bronos.org/tx/{hash}
1088	e	metis	Metis		^metis	https://explorer.metis.io/tx/{hash}	*
1100	e	dymension	Dymension			https://dym.fyi/tx/{hash}
1101	e	polygon-zk-evm	Polygon zkEVM		^polygonzkevm	https://zkevm.polygonscan.com/tx/{hash}	*
1111	e	wemix	WEMIX			https://explorer.wemix.com/tx/{hash}
1116	e	core-dao	Core Dao		^coredao	https://scan.coredao.org/tx/{hash}	*
1122	e	luxeports	LuxePorts			https://lxpscan.com/tx/{hash}
1130	e	defichain-evm	DeFiChain EVM Mainnet			https://meta.defiscan.live/tx/{hash}	*
1135	e	lisk	Lisk		^lisk	https://blockscout.lisk.com/tx/{hash}	0xa9d71e1dd7ca26f26e656e66d6aa81ed7f745bf0
1215	e	adf	ADF Chain			https://explorer.adftechnology.com/tx/{hash}
1231	e	ultron	Ultron Mainnet			https://ulxscan.com/tx/{hash}
1234	e	step	Step Network			https://stepscan.io/tx/{hash}
1281	e	moonbeam-dev	Moonbeam Development Node
1284	e	moonbeam	Moonbeam		^moonbeam	https://moonscan.io/tx/{hash}	*
1285	e	moonriver	Moonriver		^moonriver	https://moonriver.moonscan.io/tx/{hash}	*
1329	e	sei	Sei Network		^sei	https://seiscan.io/tx/{hash}	*
1480	e	vana	Vana		^vana	https://vanascan.io/tx/{hash}	0xd8d2dfca27e8797fd779f8547166a2d3b29d360e
1514	e	story	Data Network		^story	https://datanetscan.io/tx/{hash}	*
1559	e	tenet	Tenet		^tenet	https://tenetscan.io/tx/{hash}
1612	e	openledger	OpenLedger			https://scan.openledger.xyz/tx/{hash}
1625	e	gravity	Gravity Alpha Mainnet		^gravity	https://explorer.gravity.xyz/tx/{hash}	0xf8ac4beb2f75d2cffb588c63251347fdd629b92c
1643	e	xgr	XGR Mainnet			https://explorer.xgr.network/tx/{hash}
1729	e	reya-network	Reya Network			https://explorer.reya.network/tx/{hash}
1750	e	metal-l2	Metal L2		^metal	https://explorer.metall2.com/tx/{hash}	*
1776	e	injective	Injective			https://blockscout.injective.network/tx/{hash}
1783	e	kii	KiiChain		^kiichain	https://explorer.kiichain.io/tx/{hash}
1868	e	soneium	Soneium Mainnet		^soneium	https://soneium.blockscout.com/tx/{hash}	*
1875	e	whitechain	Whitechain			https://explorer.whitechain.io/tx/{hash}	*
1890	e	lightlink-phoenix	LightLink Phoenix Mainnet			https://phoenix.lightlink.io/tx/{hash}	*
1923	e	swellchain	Swellchain		^swell	https://explorer.swellnetwork.io/tx/{hash}	*
1983	e	krown	Krown		^krown	https://explorer.krown.network/tx/{hash}
1996	e	sanko	Sanko		^sanko	https://explorer.sanko.xyz/tx/{hash}	*
2000	e	dogechain	Dogechain		^dogechain	https://explorer.dogechain.dog/tx/{hash}	0x68a8609a60a008efa633dfdec592c03b030cc508
2020	e	ronin	Ronin		^ronin	https://app.roninchain.com/tx/{hash}	*
2021	e	edgeware	Edgeware EdgeEVM Mainnet			https://edgscan.live/tx/{hash}	*
2026	e	edgeless	Edgeless Network			https://explorer.edgeless.network/tx/{hash}
2040	e	vanar	Vanar Mainnet			https://explorer.vanarchain.com/tx/{hash}
2184	e	morph-tachyon	Morph Tachyon			https://app.popdex.xyz/explorer/tx/{hash}
2192	e	snax	SnaxChain		^snaxchain	https://explorer.snaxchain.io/tx/{hash}	*
2222	e	kava	Kava EVM		^kava	https://kavascan.com/tx/{hash}	*
2345	e	goat	GOAT			https://explorer.goat.network/tx/{hash}	*
2355	e	silicon	Silicon zkEVM			https://scope.silicon.network/tx/{hash}
2525	e	in-evm	inEVM Mainnet		^inevm	https://inevm.calderaexplorer.xyz/tx/{hash}	*
2741	e	abstract	Abstract		^abstract	https://abscan.org/tx/{hash}	0xaa4de41dba0ca5dcbb288b7cc6b708f3aac759e7
2818	e	morph	Morph		^morph	https://explorer.morphl2.io/tx/{hash}	*
2882	e	chips	Chips Network
2911	e	hychain	HYCHAIN			https://explorer.hychain.com/tx/{hash}
3068	e	bifrost	Bifrost Mainnet			https://explorer.mainnet.bifrostnetwork.com/tx/{hash}
3109	e	satoshi-vm	SatoshiVM Alpha Mainnet			https://svmscan.io/tx/{hash}
3338	e	peaq	Peaq		^peaq	https://peaq.subscan.io/tx/{hash}	*
3637	e	botanix	Botanix		^botanix	https://botanixscan.io/tx/{hash}
3721	e	xone-mainnet	Xone Chain Mainnet			https://xonescan.com/tx/{hash}
3737	e	crossbell	Crossbell			https://scan.crossbell.io/tx/{hash}	*
3776	e	astar-zk-evm	Astar zkEVM		^astarzkevm	https://astar-zkevm.explorer.startale.com/tx/{hash}	*
4114	e	citrea	Citrea Mainnet		^citrea	https://explorer.mainnet.citrea.xyz/tx/{hash}
4153	e	rise	RISE			https://explorer.risechain.com/tx/{hash}	*
4158	e	crossfi	CrossFi Mainnet			https://xfiscan.com/tx/{hash}
4200	e	merlin	Merlin		^merlin	https://scan.merlinchain.io/tx/{hash}
4217	e	tempo	Tempo Mainnet		^tempo	https://explore.tempo.xyz/tx/{hash}
4242	e	nexi	Nexi			https://www.nexiscan.com/tx/{hash}	0x0277a46cc69a57ee3a6c8c158ba874832f718b8e
4326	e	megaeth	MegaETH		^megaeth	https://mega.etherscan.io/tx/{hash}	*
4337	e	beam	Beam			https://subnets.avax.network/beam/tx/{hash}	0x4956f15efdc3dc16645e90cc356eafa65ffc65ec
4352	e	memecore	MemeCore			https://memecorescan.io/tx/{hash}
4663	e	robinhood	Robinhood Chain		^robinhood	https://robinhoodchain.blockscout.com/tx/{hash}	*
4689	e	iotex	IoTeX			https://iotexscan.io/tx/{hash}	*
4999	e	bxn	BlackFort Exchange Network			https://explorer.blackfort.network/tx/{hash}
5000	e	mantle	Mantle		^mantle	https://mantlescan.xyz/tx/{hash}	*
5031	e	somnia	Somnia		^somnia	https://explorer.somnia.network/tx/{hash}	0x5e44f178e8cf9b2f5409b6f18ce936ab817c5a11
5042	e	arc	Arc		^arc
5112	e	ham	Ham		^ham	https://explorer.ham.fun/tx/{hash}
5165	e	bahamut	Bahamut			https://www.ftnscan.com/tx/{hash}
5234	e	humanode	Humanode			https://humanode.subscan.io/tx/{hash}	*
5330	e	superseed	Superseed		^superseed	https://explorer.superseed.xyz/tx/{hash}	*
5424	e	edexa	edeXa			https://explorer.edexa.network/tx/{hash}
5464	e	saga	Saga			https://sagaevm.sagaexplorer.io/tx/{hash}	0x864ddc9b50b9a0df676d826c9b9ede9f8913a160
5551	e	nahmii	Nahmii 2 Mainnet			https://explorer.n2.nahmii.io/tx/{hash}
5858	e	chang	Chang Chain Foundation Mainnet			https://cthscan.com/tx/{hash}
5888	e	mantra-evm	MANTRA EVM		^mantra	https://blockscout.mantrascan.io/tx/{hash}
6001	e	bounce-bit	BounceBit Mainnet		^bouncebit	https://bbscan.io/tx/{hash}
6900	e	nibiru	Nibiru		^nibiru	https://nibiscan.io/tx/{hash}	*
6969	e	tomb	Tomb Mainnet			https://tombscout.com/tx/{hash}
7000	e	zetachain	ZetaChain		^zetachain	https://zetascan.com/tx/{hash}	*
7070	e	planq	Planq Mainnet			https://evm.planq.network/tx/{hash}	*
7119	e	sentrix	Sentrix Chain			https://scan.sentrixchain.com/tx/{hash}	0xfd4b34b5763f54a580a0d9f7997a2a993ef9cee9
7171	e	bitrock	Bitrock Mainnet			https://explorer.bit-rock.io/tx/{hash}
7200	e	exsat	exSat Network			https://scan.exsat.network/tx/{hash}
7233	e	init-verse	InitVerse Mainnet			https://www.iniscan.com/tx/{hash}	0x83466be48a067115fff91f7b892ed1726d032e47
7332	e	eon	Horizen EON			https://eon-explorer.horizenlabs.io/tx/{hash}
7518	e	mev	MEVerse Chain Mainnet			https://www.meversescan.io/tx/{hash}	*
7560	e	cyber	Cyber		^cyber	https://cyberscan.co/tx/{hash}	*
7668	e	root	The Root Network			https://rootscan.io/tx/{hash}	0xc9c2e2429aec354916c476b30d729deddc94988d
7700	e	canto	Canto		^canto	https://tuber.build/tx/{hash}	*
7887	e	kinto	Kinto Mainnet		^kinto	https://explorer.kinto.xyz/tx/{hash}
7897	e	arenaz	Arena-Z			https://explorer.arena-z.gg/tx/{hash}
7979	e	dos-chain	DOS Chain			https://doscan.io/tx/{hash}	*
8008	e	polynomial	Polynomial		^polynomialfi	https://polynomialscan.io/tx/{hash}	*
8017	e	i-sun-coin	iSunCoin Mainnet			https://baifa.io/app/chains/8017/tx/{hash}
8118	e	shardeum	Shardeum			https://explorer.shardeum.org/tx/{hash}
8217	e	kaia	Kaia		^kaia	https://kaiascan.io/tx/{hash}	*
8333	e	b3	B3		^b3	https://explorer.b3.fun/tx/{hash}	*
8428	e	that	THAT Mainnet			https://that.blockscout.com/tx/{hash}
8453	e	base	Base		^base	https://basescan.org/tx/{hash}	*
8668	e	hela	Hela Mainnet			https://mainnet-blockexplorer.helachain.com/tx/{hash}
8822	e	iota	IOTA EVM			https://explorer.evm.iota.org/tx/{hash}	*
8866	e	superlumio	SuperLumio			https://explorer.lumio.io/tx/{hash}
8880	e	unique	Unique Mainnet			https://unique.subscan.io/tx/{hash}
8881	e	unique-quartz	Quartz Mainnet			https://quartz.subscan.io/tx/{hash}
8899	e	jbc	JB Chain			https://exp-l1.jibchain.net/tx/{hash}	0xc0c8c486d1466c57efe13c2bf000d4c56f47cbdc
9001	e	evmos	Evmos		^evmos	https://escan.live/tx/{hash}
9700	e	oort-mainnet-dev	OORT MainnetDev			https://dev-scan.oortech.com/tx/{hash}
9745	e	plasma	Plasma		^plasma	https://plasmascan.to/tx/{hash}	*
10242	e	arthera	Arthera		^arthera	https://explorer.arthera.net/tx/{hash}	*
11100	e	bool-beta-mainnet	Bool Beta Mainnet			https://beta-mainnet.boolscan.com/tx/{hash}
11235	e	haqq-mainnet	HAQQ Mainnet			https://explorer.haqq.network/tx/{hash}
11501	e	bevm-mainnet	BEVM Mainnet			https://scan-mainnet.bevm.io/tx/{hash}
12306	e	fibo	Fibo Chain			https://scan.fibochain.org/tx/{hash}
12323	e	huddle01-mainnet	Huddle01 dRTC Chain			https://huddle01.calderaexplorer.xyz/tx/{hash}
12324	e	l3x	L3X Protocol			https://explorer.l3x.com/tx/{hash}
12553	e	rss3	RSS3 VSL Mainnet			https://scan.rss3.io/tx/{hash}	*
13370	e	cannon	Cannon
13371	e	immutable-zk-evm	Immutable zkEVM		^immutablezkevmmainnet	https://explorer.immutable.com/tx/{hash}	0x236bda4589e44e6850f5ac6a74bfca398a86c6c0
13381	e	phoenix	Phoenix Blockchain			https://phoenixplorer.com/tx/{hash}	0x498cf757a575cff2c2ed9f532f56efa797f86442
15551	e	loop	LoopNetwork Mainnet			https://explorer.mainnetloop.com/tx/{hash}
16507	e	genesys	Genesys Mainnet			https://gchainexplorer.genesys.network/tx/{hash}
16661	e	zero-gmainnet	0G Mainnet		^zerogravity	https://chainscan.0g.ai/tx/{hash}
17777	e	eos	EOS EVM			https://explorer.evm.eosnetwork.com/tx/{hash}	*
19991	e	ultra	Ultra EVM			https://evmexplorer.ultra.io/tx/{hash}
22222	e	nautilus	Nautilus Mainnet		^nautilus	https://nautscan.com/tx/{hash}
22776	e	map-protocol	MAP Protocol			https://maposcan.io/tx/{hash}
23294	e	sapphire	Oasis Sapphire			https://explorer.oasis.io/mainnet/sapphire/tx/{hash}	*
23451	e	dreyerx-mainnet	DreyerX Mainnet			https://scan.dreyerx.com/tx/{hash}
25363	e	fluent	Fluent		^fluent	https://fluentscan.xyz/tx/{hash}
29548	e	mch-verse	MCH Verse			https://explorer.oasys.mycryptoheroes.net/tx/{hash}
31612	e	mezo	Mezo			https://explorer.mezo.org/tx/{hash}
32520	e	bitgert	Bitgert Mainnet			https://brisescan.com/tx/{hash}	*
32659	e	fusion	Fusion Mainnet			https://fsnscan.com/tx/{hash}	*
32769	e	zilliqa	Zilliqa			https://evmx.zilliqa.com/tx/{hash}
33139	e	ape-chain	ApeChain		^apechain	https://apescan.io/tx/{hash}	*
33979	e	funki-mainnet	Funki		^funki	https://funkiscan.io/tx/{hash}
34443	e	mode	Mode Mainnet		^mode	https://modescan.io/tx/{hash}	*
35441	e	q-mainnet	Q Mainnet			https://explorer.q.org/tx/{hash}
36900	e	adi	ADI_Chain		^adichain	https://explorer.adifoundation.ai/tx/{hash}
38833	e	igra	Igra Network		^igra	https://explorer.igralabs.com/tx/{hash}
41455	e	aleph-zero	Aleph Zero		^alephzeroevmmainnet	https://evm-explorer.alephzero.org/tx/{hash}	*
41923	e	edu-chain	EDU Chain			https://explorer.educhain.xyz/tx/{hash}	*
42026	e	donatuz	Donatuz			https://explorer.donatuz.com/tx/{hash}	*
42161	e	arbitrum	Arbitrum One		^arbitrum	https://arbiscan.io/tx/{hash}	*
42170	e	arbitrum-nova	Arbitrum Nova		^arbitrumnova	https://nova.arbiscan.io/tx/{hash}	*
42220	e	celo	Celo		^celo	https://celoscan.io/tx/{hash}	*
42420	e	asset-chain	AssetChain Mainnet			https://scan.assetchain.org/tx/{hash}
42766	e	zk-fair	ZKFair Mainnet			https://scan.zkfair.io/tx/{hash}	*
42793	e	etherlink	Etherlink			https://explorer.etherlink.com/tx/{hash}	*
43111	e	hemi	Hemi		^hemi	https://explorer.hemi.xyz/tx/{hash}
43114	e	avalanche	Avalanche		^avalanche	https://snowtrace.io/tx/{hash}	*
43419	e	gunz	Gunz Mainnet			https://gunzscan.io/tx/{hash}	*
45003	e	juneo	Juneo JUNE-Chain			https://juneoscan.io/chain/2/tx/{hash}
45004	e	juneo-dai1-chain	Juneo DAI1-Chain			https://juneoscan.io/chain/5/tx/{hash}
45005	e	juneo-usdt1-chain	Juneo USDT1-Chain			https://juneoscan.io/chain/3/tx/{hash}
45006	e	juneo-usd1-chain	Juneo USD1-Chain			https://juneoscan.io/chain/4/tx/{hash}
45007	e	juneom-btc1-chain	Juneo mBTC1-Chain			https://juneoscan.io/chain/9/tx/{hash}
45008	e	juneo-gld1-chain	Juneo GLD1-Chain			https://juneoscan.io/chain/8/tx/{hash}
45009	e	juneo-ltc1-chain	Juneo LTC1-Chain			https://juneoscan.io/chain/11/tx/{hash}
45010	e	juneo-doge1-chain	Juneo DOGE1-Chain			https://juneoscan.io/chain/10/tx/{hash}
45011	e	juneo-eur1-chain	Juneo EUR1-Chain			https://juneoscan.io/chain/6/tx/{hash}
45012	e	juneo-sgd1-chain	Juneo SGD1-Chain			https://juneoscan.io/chain/7/tx/{hash}
45013	e	juneo-bch1-chain	Juneo BCH1-Chain			https://juneoscan.io/chain/12/tx/{hash}
45014	e	juneo-link1-chain	Juneo LINK1-Chain			https://juneoscan.io/chain/13/tx/{hash}
47763	e	neox-mainnet	Neo X Mainnet			https://xexplorer.neo.org/tx/{hash}
47805	e	rei	REI Mainnet			https://scan.rei.network/tx/{hash}
48900	e	zircuit	Zircuit Mainnet		^zircuit	https://explorer.zircuit.com/tx/{hash}	*
50005	e	yooldo-verse	Yooldo Verse			https://explorer.yooldo-verse.xyz/tx/{hash}
50104	e	sophon	Sophon		^sophon	https://explorer.sophon.xyz/tx/{hash}	0x5f4867441d2416ca88b1b3fd38f21811680cd2c8
50342	e	reddio	Reddio			https://reddio.cloud.blockscout.com/tx/{hash}	*
52014	e	electroneum	Electroneum Mainnet		^electroneum	https://blockexplorer.electroneum.com/tx/{hash}
53456	e	birdlayer	BirdLayer			https://scan.birdlayer.xyz/tx/{hash}
53935	e	dfk	DFK Chain			https://subnets.avax.network/defi-kingdoms/tx/{hash}	*
55244	e	superposition	Superposition		^superpositionmainnet	https://explorer.superposition.so/tx/{hash}	*
57073	e	ink	Ink		^ink	https://explorer.inkonchain.com/tx/{hash}	*
59144	e	linea	Linea Mainnet		^linea	https://lineascan.build/tx/{hash}	*
60603	e	potos	POTOS Mainnet			https://scan.potos.hk/tx/{hash}
60808	e	bob	BOB		^bob	https://explorer.gobob.xyz/tx/{hash}	*
61166	e	treasure	Treasure		^treasure	https://treasurescan.io/tx/{hash}	0x2e29fe39496a56856d8698bd43e1df4d0ce6266a
62050	e	optopia	Optopia			https://scan.optopia.ai/tx/{hash}
62606	e	apollo	Apollo			https://apolloscan.io/tx/{hash}
63157	e	geist	Geist Mainnet			https://geist-mainnet.explorer.alchemy.com/tx/{hash}	*
68414	e	henesys	Henesys			https://subnets.avax.network/henesys/tx/{hash}
71402	e	godwoken	Godwoken Mainnet			https://v1.gwscan.com/tx/{hash}	*
73115	e	icb-network	ICB Network			https://icbscan.io/tx/{hash}
80094	e	berachain	Berachain		^berachain	https://berascan.com/tx/{hash}	*
80931	e	forta	Forta Chain			https://explorer.forta.org/tx/{hash}
81224	e	codex	Codex			https://explorer.codex.xyz/tx/{hash}	*
81457	e	blast	Blast		^blast	https://blastscan.io/tx/{hash}	*
86608	e	cpchain	CpChain			https://explorer.cpchain.com/tx/{hash}
88888	e	chiliz	Chiliz Chain		^chilizmainnet	https://scan.chiliz.com/tx/{hash}	*
96370	e	lumoz	Lumoz			https://scan.lumoz.info/tx/{hash}
97453	e	sidra-chain	Sidra Chain			https://ledger.sidrachain.com/tx/{hash}
98865	e	plume	Plume (Legacy)			https://explorer.plumenetwork.xyz/tx/{hash}	*
98866	e	plume-mainnet	Plume		^plume	https://explorer.plume.org/tx/{hash}	*
100009	e	vechain	Vechain			https://explore.vechain.org/tx/{hash}
100021	e	sova	Sova		^sova	https://explorer.sova.io/tx/{hash}
102030	e	credit-coin3-mainnet	Creditcoin			https://creditcoin.blockscout.com/tx/{hash}
105105	e	stratis	Stratis Mainnet			https://explorer.stratisevm.com/tx/{hash}
110110	e	mars-credit	Mars Credit			https://blockscan.marscredit.xyz/tx/{hash}
111188	e	real	re.al		^real	https://explorer.re.al/tx/{hash}	*
127001	e	grav	Gravity			https://mainnet-explorer.gravity.xyz/tx/{hash}
167000	e	taiko	Taiko Mainnet		^taiko	https://taikoscan.io/tx/{hash}	*
190415	e	hpp	HPP Mainnet			https://explorer.hpp.io/tx/{hash}
200901	e	bitlayer	Bitlayer Mainnet		^bitlayer	https://www.btrscan.com/tx/{hash}	0x5b256fe9e993902ece49d138a5b1162cbb529474
309075	e	one-world	One World Chain Mainnet			https://mainnet.oneworldchain.org/tx/{hash}
360890	e	lavita	LAVITA Mainnet			https://tsub360890-explorer.thetatoken.org/tx/{hash}
380929	e	silent-data	Silent Data Mainnet			https://explorer-mainnet.rollup.silentdata.com/tx/{hash}
440017	e	graphite	Graphite Network			https://main.atgraphite.com/tx/{hash}
513100	e	dis-chain	DisChain			https://www.oklink.com/dis/tx/{hash}
534352	e	scroll	Scroll		^scroll	https://scrollscan.com/tx/{hash}	*
543210	e	zero-network	Zero Network		^zeronetwork	https://explorer.zero.network/tx/{hash}
555888	e	dustboy-io-t	DustBoy IoT			https://dustboy.jibl2.com/tx/{hash}	0xffd34aa2c62b2d52e00a361e466c229788f4ed6a
641230	e	bear-network-chain-mainnet	Bear Network Chain Mainnet			https://brnkscan.bearnetwork.net/tx/{hash}
660279	e	xai	Xai Mainnet		^xai	https://explorer.xai-chain.net/tx/{hash}	*
685689	e	gensyn	Gensyn Mainnet			https://gensyn-mainnet.explorer.alchemy.com/tx/{hash}	*
723487	e	radius	Radius Network			https://network.radiustech.xyz/tx/{hash}
747474	e	katana	Katana		^katana	https://katanascan.com/tx/{hash}	*
752025	e	ternoa	Ternoa			https://explorer-mainnet.zkevm.ternoa.network/tx/{hash}
810180	e	zk-link-nova	zkLink Nova		^zklink	https://explorer.zklink.io/tx/{hash}
888888	e	vision	Vision			https://visionscan.org/tx/{hash}
984122	e	forma	Forma		^forma	https://explorer.forma.art/tx/{hash}	0xd53c6ffb123f7349a32980f87faed8ffdc9ef079
1440000	e	xrplevm	XRPL EVM		^xrplevm	https://explorer.xrplevm.org/tx/{hash}
5734951	e	jovay	Jovay Mainnet			https://explorer.jovay.io/l2/tx/{hash}
6985385	e	humanity	Humanity			https://humanity-mainnet.explorer.alchemy.com/tx/{hash}
7225878	e	saakuru	Saakuru Mainnet		^saakuru	https://explorer.saakuru.network/tx/{hash}
7771777	e	valygo-smartchain	VALYGO Smartchain			https://vyoscan.com/tx/{hash}	0xefa3c632bd275750597ce9ca2346a5becaa0f344
7773777	e	valygo-nft	VALYGO NFT			https://nft.vyoscan.com/tx/{hash}	0x4469693a04bae365795329a89b24f4eb1303ea08
7777777	e	zora	Zora		^zoramainnet	https://explorer.zora.energy/tx/{hash}	*
9999999	e	fluence	Fluence		^fluence	https://blockscout.mainnet.fluence.dev/tx/{hash}	*
10241024	e	alienx	AlienX Mainnet			https://explorer.alienxchain.io/tx/{hash}
20240603	e	dbkchain	DBK chain			https://scan.dbkchain.io/tx/{hash}
20250217	e	xphere-mainnet	Xphere Mainnet			https://xp.tamsa.io/tx/{hash}
20256789	e	etp	ETP Mainnet			https://etpscan.xyz/tx/{hash}
21000000	e	corn	Corn		^corn	https://cornscan.io/tx/{hash}	*
22052002	e	excelon-mainnet	Excelon Mainnet			https://explorer.excelon.io/tx/{hash}
245022934	e	neon-mainnet	Neon EVM MainNet			https://neonscan.org/tx/{hash}	*
253368190	e	flame	Flame		^flame	https://explorer.flame.astria.org/tx/{hash}	*
278611351	e	skale-razor	SKALE | Razor Network			https://turbulent-unique-scheat.explorer.mainnet.skalenodes.com/tx/{hash}
333000333	e	meld	Meld			https://meldscan.io/tx/{hash}	0x769ee5a8e82c15c1b6e358f62ac8eb6e3abe8dc5
391845894	e	skale-block-brawlers	SKALE | Block Brawlers			https://frayed-decent-antares.explorer.mainnet.skalenodes.com/tx/{hash}
666666666	e	degen	Degen		^degenchain	https://explorer.degen.tips/tx/{hash}
728126428	e	tron	Tron			https://tronscan.org/tx/{hash}
888888888	e	ancient8	Ancient8		^ancient8	https://scan.ancient8.gg/tx/{hash}
994873017	e	lumia-mainnet	Lumia Mainnet		^lumia	https://explorer.lumia.org/tx/{hash}	*
1026062157	e	skale-crypto-blades	SKALE | CryptoBlades			https://affectionate-immediate-pollux.explorer.mainnet.skalenodes.com/tx/{hash}
1032942172	e	skale-crypto-colosseum	SKALE | Crypto Colosseum			https://haunting-devoted-deneb.explorer.mainnet.skalenodes.com/tx/{hash}
1273227453	e	skale-human-protocol	SKALE | Human Protocol			https://wan-red-ain.explorer.mainnet.skalenodes.com/tx/{hash}
1313161554	e	aurora	Aurora		^aurora	https://aurorascan.dev/tx/{hash}	*
1350216234	e	skale-titan	SKALE Titan Hub			https://parallel-stormy-spica.explorer.mainnet.skalenodes.com/tx/{hash}	*
1482601649	e	skale-nebula	SKALE Nebula Hub			https://green-giddy-denebola.explorer.mainnet.skalenodes.com/tx/{hash}	*
1564830818	e	skale-calypso	SKALE Calypso Hub			https://honorable-steel-rasalhague.explorer.mainnet.skalenodes.com/tx/{hash}	*
1666600000	e	harmony-one	Harmony One		^harmony	https://explorer.harmony.one/tx/{hash}	*
2046399126	e	skale-europa	SKALE Europa Hub			https://elated-tan-skat.explorer.mainnet.skalenodes.com/tx/{hash}	*
2139927552	e	skale-exorde	Exorde Network			https://light-vast-diphda.explorer.mainnet.skalenodes.com/tx/{hash}
11297108109	e	palm	Palm			https://palm.chainlens.com/tx/{hash}	*
383414847825	e	zeniq	Zeniq Mainnet			https://zeniqscan.com/tx/{hash}
2716446429837000	e	dchain	Dchain			https://dchain-2716446429837000-1.sagaexplorer.io/tx/{hash}
solana	s	solana	Solana		~_non-cosmos/solana/images/sol.png	https://explorer.solana.com/tx/{hash}
agoricdev-25	ct	agoricdevnet	Agoric	agoric	~agoric/images/Agoric-logo-color.png			ubld 0.03 0.05 0.07|uist 0.0034 0.007 0.02
junction	ct	airchainstestnet	Airchains Switchyard Testnet	air		https://testnet.airchains.io/transaction/{hash}		amf 0.00025 0.005 0.01
varanasi-1	ct	airchainsvaranasitestnet	Airchains Varanasi Testnet	air		https://testnet.junction.explorers.guru/transaction/{hash}		uamf 0.00025 0.005 0.01
sandbox-2	ct	akashtestnet	Sandbox	akash	~akash/images/akt.png	https://explorer.sandbox-2.aksh.pw/akash/tx/{hash}		uakt 0.025 0.025 0.04
allora-testnet-1	ct	alloratestnet	Allora Testnet	allo	~allora/images/allora.png	https://explorer.testnet.allora.network/allora-testnet-1/tx/{hash}		uallo 10 10 12
constantine-3	ct	archwaytestnet	Archway Testnet	archway	~archway/images/archway.png	https://testnet.archway.explorers.guru/transaction/{hash}		aconst 1000000000000 1500000000000 2000000000000
arkeo	ct	arkeonetworktestnet	Arkeo Network	tarkeo		https://explorer.nodexcapital.com/arkeo/tx/{hash}		uarkeo
artela_11820-1	ct	artelatestnet	Artela Testnet	art		https://testnet-scan.artela.network/tx/{hash}		uart 20000000000 25000000000 40000000000
atomone-testnet-1	ct	atomonetestnet	AtomOne testnet-1	atone	~atomone/images/atomone.png	https://testnet.explorer.nodeshub.online/atomone/tx/{hash}		uphoton 0.225 0.3 0.5
aura_6321-3	ct	auratestnet	Aura Euphoria Network	aura	~aura/images/Aura-logo-2.2.png	https://euphoria.aurascan.io/tx/{hash}		ueaura 0.001 0.002 0.0025
autheo_785-1	ct	autheotestnet	Autheo	aauth				aauth 0 0.025 0.04
axelar-testnet-lisbon-3	ct	axelartestnet	Axelar Testnet	axelar		https://testnet.axelarscan.io/tx/{hash}		uaxl 0.007 0.007 0.01
bbn-test-5	ct	babylontestnet	Babylon Testnet	bbn	~testnets/babylontestnet/images/logo.svg	https://babylon-testnet.l2scan.co/tx/{hash}		ubbn 0.007 0.007 0.01
bfhevm_777-1	ct	bfhevmtestnet	BFH-EVM	bfh	~testnets/bfhevmtestnet/images/bfhevm.png			abfh
bitcanna-dev-1	ct	bitcannadevnet	BitCanna Devnet-1	bcna		https://explorer.thesilverfox.pro/bitcanna/tx/{hash}		ubcna
blockx_19077-1	ct	blockxtestnet	BlockX-Atlantis-Testnet	blockx
cascadia_6102-1	ct	cascadiatestnet	Cascadia	cascadia	~testnets/cascadiatestnet/images/cascadia.png	https://validator.cascadia.foundation/transactions/{hash}		aCC 7 10 15
mocha-4	ct	celestiatestnet3	Mocha Testnet	celestia		https://mintscan.io/celestia-testnet/txs/{hash}		utia 0.01 0.02 0.1
babajaga-1	ct	chain4energytestnet	Chain4Energy Testnet	c4e	~testnets/chain4energytestnet/images/c4e.png	https://explorer.stavr.tech/C4E-Testnet/transactions/{hash}		uc4e 0.02 0.03 0.06
cheqd-testnet-6	ct	cheqdtestnet	cheqd	cheqd	~cheqd/images/cheq.png	https://testnet-explorer.cheqd.io/transactions/{hash}		ncheq 5000 7500 10000
chimba-testnet	ct	chimbatestnet	Chimba	chimba		https://explorer.testnet.chimba.ooo/transactions/{hash}		ucmba 1 5 10
banksy-testnet-3	ct	composabletestnet	Composable Testnet	centauri		https://explorer.nodexcapital.com/composable-3/tx/{hash}		ppica 0 0 0
kitten-04	ct	coolcattestnet	CoolCat	ccat				uccat 0 1 2
coreum-testnet-1	ct	coreumtestnet	TX	testcore	~coreum/images/tx.png	https://www.mintscan.io/coreum-testnet/transactions/{hash}		utestcore 0.0625 0.0625 62.5
theta-testnet-001	ct	cosmoshubtestnet	[DEPRECATED] Cosmos Hub Public Testnet, will be sunset 2024-12-01	cosmos		https://mintscan.io/cosmoshub-testnet/txs/{hash}		uatom 0.01 0.025 0.03
provider	ctp	cosmosicsprovidertestnet	Cosmos ICS Provider Testnet	cosmos		https://mintscan.io/ics-testnet-provider/tx/{hash}		uatom 0.01 0.02 0.03
malaga-420	ct	cosmwasmtestnet	CosmWasm Testnet	wasm		https://block-explorer.malaga-420.cosmwasm.com/transactions/{hash}		umlg 0.03 0.04 0.05
coss-testnet-1	ct	cosstestnet	COSS Testnet	coss				ucgas 0 0.025 0.04
cudos-testnet-public-3	ct	cudostestnet	Cudos Testnet	cudos		https://explorer.testnet.cudos.org/transactions/{hash}
ithaca-1	ct	daodiseotestnet	DAODISEO Testnet	odiseo	~testnets/daodiseotestnet/images/odiseo.svg	https://testnet.cosmotracker.com/daodiseo/tx/{hash}		uodis 0.025 0.025 0.04
deardoge-testnet	ct	deardogetestnet	Dear Doge Testnet	deardoge		https://testnet-explorer.deardoge.org/deardoge/tx/{hash}		udear
morpheus-apollo-3	ct	desmostestnet	Desmos Testnet	desmos	~desmos/images/dsm.png	https://testnet.live/desmos/transactions/{hash}		udaric 0.01 0.03 0.05
dhealth-testnet-2	ct	dhealthtestnet	dHealth Testnet	tdh02				utdhp 0.025 0.03 0.035
divine-testnet-1	ct	divinetestnet	Divine Testnet	divine	~divine/images/udrc.png	https://testnet.ping.pub/divine/tx/{hash}		uDRC 0.0025 0.025 0.05
vota-testnet	ct	doravotatestnet	Dora Vota Testnet	dora		https://maci-explorer-test.dorafactory.org/dora/tx/{hash}		peaka
dydx-testnet-4	ct	dydxtestnet	dYdX Protocol	dydx	~dydx/images/dydx.png	https://www.mintscan.io/dydx-testnet/txs/{hash}		adv4tnt 12500000000 12500000000 20000000000
dymension_3405-1	ct	dymensiontestnet1	Dymension Playground Testnet	dym	~dymension/images/dymension-logo.png	https://pg.dym.fyi/tx/{hash}		adym 5000000000 5500000000 6000000000
elysicstestnet-1	ct	elystestnet	Elys Network	elys		https://testnet.ping.pub/elys/tx/{hash}		uelys 0.01 0.025 0.03
empe-testnet-2	ct	empetestnet	Empe Testnet	empe		https://explorer-testnet.empe.io/transactions/{hash}		uempe 0.01 0.025 0.03
circulus-1	ct	empowertestnet	Empower Testnet	empower		https://empowerchain.exploreme.pro/transaction/{hash}		umpwr
epix_1917-1	ct	epixtestnet	Epix Testnet	epix		https://testnet.epix.zone/epix/tx/{hash}		aepix 20000000000 25000000000 40000000000
evmos_9000-4	ct	evmostestnet	Evmos Testnet	evmos		https://mintscan.io/evmos-testnet/txs/{hash}		atevmos 20000000000 25000000000 40000000000
dorado-1	ct	fetchhubtestnet	Fetch.ai Testnet	fetch		https://explore-dorado.fetch.ai/transactions/{hash}		atestfet 1000000000 1000000000 1000000000
fiamma-testnet-1	ct	fiammatestnet	Fiamma Testnet	fiamma	~testnets/fiammatestnet/images/fiamma.svg			ufia
ebony-2	ct	finschiatestnet	Ebony	tlink	~finschia/images/fnsa.png	https://www.mintscan.io/finschia-testnet/tx/{hash}		tcony 0.015 0.015 0.015
galactica_9302-1	ct	galacticatestnet	Galactica Protocol Testnet	gala	~galactica/images/galactica.png	https://ping.pfc.zone/galactica-testnet/tx/{hash}		agnet 10 10 20
gitopia-janus-testnet-2	ct	gitopiatestnet	Gitopia Testnet	gitopia		https://gitopia.explorers.guru/transaction/{hash}		utlore
berberis-1	ct	hedgetestnet	Hedge Testnet	hedge	~testnets/hedgetestnet/images/hedge.png	https://berberis.hedgescan.io/txs/{hash}		uhedge 0.01 0.025 0.03
hippo-protocol-testnet-1	ct	hippoprotocoltestnet	Hippo Protocol Testnet	hippo	~hippoprotocol/images/logo.svg	https://river-testnet.hippoprotocol.ai/hippo-protocol/tx/{hash}		ahp 4000000000000 5000000000000 10000000000000
testnet-1	ct	humanstestnet	Humans AI Testnet	humans		https://explorer.humans.zone/humans-testnet/tx/{hash}		uheart
prajna-1	ct	hypersigntestnet	Hypersign Testnet	hid		https://explorer.hypersign.id/hypersign-prajna-testnet/tx/{hash}		uhid
pandora-8	ct	impacthubtestnet	ixo	ixo	~impacthub/images/ixo.png	https://blockscan.testnet.ixo.earth/ixo/transactions/{hash}		uixo 0.015 0.025 0.04
imversed-test-1	ct	imversedtestnet	Imversed Testnet	imv		https://tex-s.imversed.com/transactions/{hash}		nimv
injective-888	ct	injectivetestnet	Injective	inj		https://testnet.explorer.injective.network/transaction/{hash}		inj 500000000 700000000 900000000
int3-test-2	ct	int3facetestnet	Int3face Testnet	int3	~int3face/images/int3face-chain-logo.png	https://testnet.explorer.int3face.zone/int3face-1/tx/{hash}		uint3 0.01 0.025 0.04|factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/bitcoin-btc 0.0000001 0.0000025 0.000004|factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/bitcoin-cash-bch 0.000001 0.000025 0.00004|factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/litecoin-ltc 0.000001 0.000025 0.00004|factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/dogecoin-doge 0.001 0.0025 0.004|factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/ton-ton 0.0001 0.00025 0.0004
intento-ics-test-1	ct	intentotestnet	Intento Testnet	into		https://explorer.intento.zone/intento-test/tx/{hash}		uinto
iopn_984-1	ct	iopntestnet	Iopn	gwei				gwei 0 0.025 0.04
canine-1	ct	jackaltestnet	Jackal	jkl		https://explorer.stavr.tech/Jackal-Testnet/tx/{hash}		ujkl
mesomelas-1	ct	jackaltestnet2	Jackal v4	jkl		https://testnet-explorer.brocha.in/Jackal%20v4/tx/{hash}		ujkl
uni-7	ct	junotestnet	Juno Testnet	juno		https://explorer.stavr.tech/Juno-Testnet/txs/{hash}		ujunox 0.003 0.0045 0.006
kichain-t-4	ct	kichaintestnet	Ki	tki		https://kichain-t-4.blockchain.ki/transactions/{hash}		utki
oro_1336-1	ct	kiiorotestnet	Kii Testnet Oro	kii	~testnets/kiiorotestnet/images/kii_oro.png			akii 60000000000 80000000000 120000000000
kima_testnet	ct	kimanetworktestnet	Kima Network Testnet	kima	~kimanetwork/images/kima.png	https://explorer.sardis.kima.network/transactions/{hash}		uKIMA 0.0025 0.025 0.04
harpoon-4	ct	kujiratestnet	Kujira Harpoon	kujira		https://kujira.explorers.guru/transaction/{hash}		ukuji
kaon-1	ct	kyvetestnet	KYVE Kaon	kyve		https://mintscan.io/kyve-testnet/txs/{hash}		tkyve 0.02 0.03 0.06
lava-testnet-2	ct	lavatestnet	Lava Testnet	lava@	~testnets/lavatestnet/images/lava-icon.png	https://lava.explorers.guru//transaction/{hash}		ulava 0.000001 0.025 0.04
likecoin-public-testnet-5	ct	likecointestnet	LikeCoin Testnet	like	~likecoin/images/like.png	https://testnet.bigdipper.live/likecoin/transactions/{hash}		nanoekil 1000 10000 1000000
limonata_10777-1	ct	limonatatestnet	Limonata Testnet	cosmos	~testnets/limonatatestnet/images/limonatatestnet.png	https://explorer.limonata.xyz/tx/{hash}		aLIMO 0.01 0.025 0.04
ledger-testnet-1	ct	lombardledgertestnet	Lombard Ledger Testnet	lom		https://www.mintscan.io/lombard-testnet/tx/{hash}		ulom 1 1 1
lumenx-test	ct	lumenxtestnet	LumenX-Test	lumen		https://testnet.explorer.chaintools.tech/lumenx/tx/{hash}		ulumen 0.01 0.025 0.03
lumera-testnet-2	ct	lumeratestnet	Lumera	lumera	~lumera/images/lumera.png	https://portal.testnet.lumera.io/lumera-testnet-1/tx/{hash}		ulume 0.025 0.025 0.025
lumiwaveprotocol-testnet	ct	lumiwaveprotocoltestnet	LumiWave Protocol Testnet	lumi	~lumiwaveprotocol/images/lumiwave.png	https://testnet.ping.pub/LumiWave/tx/{hash}		ulwp
manifest-ledger-testnet	ct	manifesttestnet	Manifest Testnet	manifest	~manifest/images/manifest.png	https://testnet.manifest.explorers.guru/transaction/{hash}		umfx 1.05 1.1 3|factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/upwr 0.4 0.5 1
mantra-dukong-1	ct	mantrachaintestnet2	MANTRA Dukong Testnet	mantra	~mantrachain/images/OM-Prim-Col.png	https://mintscan.io/mantra-testnet/txs/{hash}		amantra 40000000000 80000000000 120000000000
ares-1	ct	marstestnet	Mars Hub Testnet	mars	~mars/images/mars-icon.png	https://testnet-explorer.marsprotocol.io/transactions/{hash}		umars 0 0 0.025
mnova_10096-1	ct	metanovaversetestnet	Mnova	mnova
narwhal-2	ct	migalootestnet	Migaloo Testnet	migaloo	~migaloo/images/migaloo-light.png	https://ping.pfc.zone/narwhal-testnet/tx/{hash}		uwhale 0.25 0.5 0.75
mono-sprint-1	ct	monolythiumsprintnet	Monolythium Sprintnet	mono	~testnets/monolythiumsprintnet/images/lyth.png	https://monoscan.xyz/sprintnet/tx/{hash}		alyth 0 0 1000000000
neura_267-1	ct	neuratestnet	Neura Testnet	neura		https://testnet.explorer.neuraprotocol.io/tx/{hash}		atankr
pion-1	ct	neutrontestnet	Neutron Testnet	neutron	~neutron/images/neutron-raw.png	https://explorer.rs-testnet.polypore.xyz/pion-1/tx/{hash}		untrn 0.0053 0.0053 0.0053
nibiru-testnet-1	ct	nibirutestnet	Nibiru Testnet 1	nibi	~nibiru/images/nibiru.png	https://explorer.nibiru.fi/nibiru-tesnet-1/tx/{hash}		unibi 0.025 0.05 0.1
nibiru-testnet-2	ct	nibirutestnet2	Nibiru Testnet 2	nibi	~nibiru/images/nibiru.png	https://explorer.nibiru.fi/nibiru-tesnet-2/tx/{hash}		unibi 0.025 0.05 0.1
nibiru-testnet-3	ct	nibirutestnet3	Nibiru Testnet 3	nibi	~nibiru/images/nibiru.png	https://explorer.nibiru.fi/nibiru-tesnet-3/tx/{hash}		unibi 0.025 0.05 0.1
nillion-chain-testnet-1	ct	nilliontestnet	Nillion Testnet	nillion		https://testnet.nillion.explorers.guru/transaction/{hash}		unil 0.0001 0.0001 0.00025
grand-1	ctp	nobletestnet	Noble	noble		https://mintscan.io/noble-testnet/txs/{hash}		uusdc 0.01 0.025 0.03
nois-testnet-005	ct	noistestnet	Nois	nois	~nois/images/nois.png	https://explorer.stavr.tech/Nois-Testnet/tx/{hash}		unois 0.05 0.05 0.1
rila-3	ct	nolustestnet	Nolus Testnet	nolus	~nolus/images/nolus.png	https://testnet.ping.pub/nolus/tx/{hash}		unls 0.01 0.025 0.05
nomic-testnet-6	ct	nomictestnet	Nomic Testnet	nomic	~nomic/images/nom.png			unom 0 0 0|usat 0 0 0
sandbox	ct	nyxtestnet	Nym	n	~testnets/nyxtestnet/images/nym_token_light.png	https://sandbox-blocks.nymtech.net/sandbox/tx/{hash}		unym 0.025 0.025 0.04|unyx 0.025 0.025 0.04
okp4-nemeton-1	ct	okp4testnet	OKP4 Nemeton	okp4	~testnets/okp4testnet/images/okp4.png	https://testnet.ping.pub/OKP4%20testnet/tx/{hash}		uknow 0.01 0.025 0.03
osmo-test-5	ctph	osmosistestnet	Osmosis Testnet	osmo	~osmosis/images/osmo.png	https://mintscan.io/osmosis-testnet/txs/{hash}		uosmo 0.0025 0.025 0.04
ignite_186-1	ct	pelltestnet	Pell Ignite Testnet	pell		https://testnet.pell.explorers.guru/transaction/{hash}		apell
INVALID-ID-permtestnet-testnet-1	ct	permtestnet	Perm Testnet	perm		https://explorer.testnet.perm.ooo/transactions/{hash}		uperm 0.0025 0.0025 0.0025
test-core-1	ct	persistencetestnet	Persistence Testnet	persistence		https://testnet.ping.pub/test-core-1/tx/{hash}		uxprt 0.05 0.125 0.2
test-core-2	ct	persistencetestnet2	Persistence Testnet	persistence		https://mintscan.io/persistence-testnet/txs/{hash}		uxprt 0.05 0.125 0.2
planq_7077-1	ct	planqtestnet	Planq Atlas Testnet	plq	~planq/images/planq.png	https://evm-atlas.planq.network/tx/{hash}		atplanq 30000000000 35000000000 40000000000
pocket-beta	ct	pockettestnet	Pocket Beta TestNet	pokt	~pocket/images/pokt-icon.png	https://shannon-beta.trustsoothe.io/tx/{hash}		upokt 0.001 0.002 0.0025
pio-testnet-1	ct	provenancetestnet	Provenance Testnet	tp	~provenance/images/prov.png	https://explorer.test.provenance.io/tx/{hash}		nhash 1 1 1
indigo-1	ct	pryzmtestnet	Pryzm Testnet	pryzm	~testnets/pryzmtestnet/images/pryzm-logo.png	https://testnets.cosmosrun.info/pryzm-indigo-1/tx/{hash}		upryzm 0.015 0.025 0.04
qorechain-diana	ct	qorechaintestnet	QoreChain Testnet	qor	~qorechain/images/qorechain.png			uqor 0.1 0.15 0.25
quasar-test-1	ct	quasartestnet	Quasar Testnet	quasar	~quasar/images/quasar.png			uqsr 0.0025 0.025 0.04
qubetics_9029-1	ct	qubeticstestnet	Qubetics Testnet	qubetics		https://testnet.qubetics.work/tx/{hash}		tics 20000000000 25000000000 40000000000
rhye-3	ct	quicksilvertestnet	Quicksilver Testnet	quick	~quicksilver/images/qck.svg	https://explorer.stavr.tech/Quicksilver/tx/{hash}		uqck 0.0001 0.0001 0.00025
earendel-1	ct	qwoyntestnet	Qwoyn	qwoyn	~testnets/qwoyntestnet/images/qwoyn.png	https://explorer.theamsolutions.info/qwoyn-testnet/tx/{hash}		uqwoyn
raitestnet_77701-1	ct	raitestnet	Republic AI Testnet	rai	~testnets/raitestnet/images/rai.png	https://explorer.vinjan-inc.com/republic-testnet/tx/{hash}		arai 10000000000 25000000000 40000000000
safro-testnet-1	ct	safrochaintestnet	Safrochain Testnet	addr_safro	~testnets/safrochaintestnet/images/saf.png	https://explorer.testnet.safrochain.com/transactions/{hash}		usaf 0.0025 0.025 0.04
ssc-testnet-2	ct	sagatestnet	Saga Testnet	saga	~saga/images/saga.png	https://www.mintscan.io/saga-testnet/tx/{hash}		utsaga 0.0025 0.025 0.04
pulsar-3	ct	secretnetworktestnet	Secret Network	secret		https://testnet.ping.pub/secret/tx/{hash}		uscrt
seda-1-testnet	ct	sedatestnet	SEDA	seda	~seda/images/seda.png	https://testnet.explorer.seda.xyz/txs/{hash}		aseda 10000000000 10000000000 14000000000
atlantic-1	ct	seitestnet	Sei Atlantic	sei	~sei/images/sei.png	https://sei.explorers.guru/transaction/{hash}		usei
atlantic-2	ct	seitestnet2	Sei Atlantic 2	sei		https://seitrace.com/tx/{hash}?chain=atlantic-2		usei
self-dev-1	ct	selfchaindevnet	Devnet 1	self		https://explorer-devnet.selfchain.xyz/self/transactions/{hash}		uself
sge-network-3	ct	sgetestnet	SGE Testnet	sge	~sge/images/sge.png	https://blockexplorer.testnet.sgenetwork.io/sge-network/tx/{hash}		usge
sge-network-4	ct	sgetestnet4	SGE Testnet4	sge	~sge/images/sge.png	https://blockexplorer.testnet.sgenetwork.io/sge-network/tx/{hash}		usge
yulei-2.1	ct	shentutestnet	Yulei	shentu	~shentu/images/ctk.png	https://explorer.shentu.org/transactions/{hash}?chain=yulei-2.1		uctk 0.01 0.025 0.04
fivenet	ct	sixtestnet	SIX Fivenet	6x		https://sixscan.io/fivenet/tx/{hash}		usix 1.25 1.5 1.75
skyzen-1	ct	skyzennet	Skyzen Network Testnet	skyz		https://explorer.skyzennet.xyz/skyzen/tx/{hash}		uskyz 0.0001 0.0002 0.0005
soarchaintestnet	ct	soarchaintestnet	Soarchain Testnet	soar		https://explorer.soarchain.com/soarchain/tx/{hash}		utsoar 0.01 0.02 0.1
sourcetest-1	ct	sourcetestnet	Source Testnet	source		https://explorer.nodestake.top/source-testnet/tx/{hash}		usource 0.05 0.075 0.1
elgafar-1	ct	stargazetestnet	Stargaze Testnet	stars		https://testnet-explorer.publicawesome.dev/stargaze/tx/{hash}		ustars 0.03 0.04 0.05
stateset-1-testnet	ct	statesettestnet	Stateset Testnet	stateset		https://explore.stateset.zone/transactions/{hash}		ustate
stride-internal-1	ct	stridetestnet	Stride Testnet	stride		https://testnet.ping.pub/stride/tx/{hash}		ustrd
sunima-testnet-1	ct	sunimatestnet	Sunima Testnet	sunima	~testnets/sunimatestnet/images/sunima.svg			tsuna 0 0.025 0.04
dawn-1	ct	sunrisetestnet	Sunrise Testnet	sunrise	~sunrise/images/sunrise.png	https://dawn-1.risescan.sunriselayer.io/txs/{hash}		uusdrise 0.0025 0.025 0.04
swisstronik_1291-1	ct	swisstroniktestnet	Swisstronik Testnet	swtr		https://explorer-cosmos.testnet.swisstronik.com/swisstronik/tx/{hash}		aswtr
symphony-testnet-4	ct	symphonytestnet	Symphony Testnet	symphony	~symphony/images/symphony_logo.png	https://xplorer.vinjan.xyz/symphony-testnet/tx/{hash}		note 0.0025 0.025 0.04
amber-2	ct	synternettestnet	Amber Public Testnet	amber		https://explorer-testnet.synternet.com/transactions/{hash}		uamber 0.01 0.025 0.03
90u-4	ct	terpnettestnet	Terp-Network	terp		https://explorer.nodestake.top/terp-testnet/tx/{hash}		uthiolx 0.75 1 1.25
90u-2	ct	terpnettestnet2	Terp-Network	terp		https://explorer.nodestake.top/terp-testnet/tx/{hash}		uthiolx 0.75 1 1.25
pisco-1	ct	terra2testnet	Terra 2.0	terra		https://finder.terra.money/testnet/tx/{hash}		uluna 0.0125 0.015 0.04
rebel-2	ct	terratestnet	Terra Classic Testnet	terra	~terra/images/luna.png			uluna 28.325 28.325 50|uusd 0.75 0.75 0.75
titan-test-4	ct	titannettestnet	Titan Network Testnet	titan	~testnets/titannettestnet/images/ttnt.png	https://testnet.titan.explorers.guru/transaction/{hash}		uttnt 0.01 0.025 0.03
titan_18889-1	ct	titantestnet	Titan Testnet	titan	~testnets/titantestnet/images/chain.png	https://titan-testnet-explorer-light.titanlab.io/Titan%20Testnet/tx/{hash}		atkx 100000000000 110000000000 200000000000
tstoc_1999-1	ct	tstoctestnet	STO Chain Testnet	stoc	~stoc/images/stoc-logo.png	https://stochainscan.io/en/tx/{hash}		utstoc 0.01 0.015 0.02
tucana_712-1	ct	tucanatestnet	Tucana Testnet	tuc		https://explorer.birdee-2.tucana.zone/tx/{hash}		atuc 10000000000 25000000000 30000000000
ulas	ct	ulastestnet	ULAS	ulas		https://testnet-explorer.ulas.network/ulas/tx/{hash}
FUND-TestNet-2	ct	unificationtestnet	Unification Testnet	und	~unification/images/fund.png	https://explorer-testnet.unification.io/u/tx/{hash}		nund 100 200 300
union-testnet-9	ct	uniontestnet	Union Testnet	union	~testnets/uniontestnet/images/union.png	https://explorer.testnet-9.union.build/union/tx/{hash}		muno 0.0025 0.025 0.04
uptick_7000-2	ct	upticktestnet	Uptick	uptick		https://explorer.testnet.uptick.network/uptick-network-testnet/tx/{hash}		auptick 0 0 0
docas_10100-1	ct	wardenprotocoltestnet	Warden Protocol Docas	warden	~wardenprotocol/images/ward.png			ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2 0.01 0.025 1
INVALID-ID-wavehashtestnet-testnet-1	ct	wavehashtestnet	wavehash Testnet	wavehash		https://atomscan.com/directory/testnet/wavehashtestnet/transactions/{hash}		uwahax 0.0025 0.0025 0.0025
xardev	ct	xarchaintestnet	XarChain Ceries Testnet	arcana	~testnets/xarchaintestnet/images/arcana_logo.png			stake 0 0 0
xion-testnet-2	ct	xiontestnet2	Xion Testnet	xion	~xion/images/burnt.png	https://www.mintscan.io/xion-testnet/transactions/{hash}		uxion 0.001 0.001 0.01
cube_47-5	ct	xplatestnet	XPLA Testnet	xpla	~xpla/images/xpla.png	https://explorer.xpla.io/testnet/mainnet/tx/{hash}		axpla 280000000000 280000000000 280000000000
xrplevm_1449000-1	ct	xrplevmtestnet	XRPL EVM Testnet	ethm		https://explorer.testnet.xrplevm.org/tx/{hash}		axrp 200000000000 250000000000 400000000000
gardia-9	ct	zenrocktestnet	Zenrock Gardia Testnet	zen		https://explorer.gardia.zenrocklabs.io/tx/{hash}		urock 2.5 2.75 3
athens_7001-1	ct	zetachaintestnet	ZetaChain Testnet	zeta		https://athens.explorer.zetachain.com/cc/tx/{hash}		azeta 20000000000 25000000000 40000000000
zig-test-2	ct	zigchaintestnet	ZIGChain Testnet	zig	~zigchain/images/zigchain.png	https://app.range.org/tx/zig-test-2/{hash}		uzig 0.0025 0.025 0.05
5	et	goerli	Goerli			https://goerli.etherscan.io/tx/{hash}	*
16	et	songbird-testnet	Songbird Testnet Coston			https://coston-explorer.flare.network/tx/{hash}
21	et	elastos-testnet	Elastos Smart Chain Testnet			https://esc-testnet.elastos.io/tx/{hash}
31	et	rootstock-testnet	Rootstock Testnet			https://explorer.testnet.rootstock.io/tx/{hash}	*
41	et	telos-testnet	Telos			https://testnet.teloscan.io/tx/{hash}
51	et	xdc-testnet	Apothem Network			https://testnet.xdcscan.com/tx/{hash}	*
71	et	conflux-espace-testnet	Conflux eSpace Testnet			https://evmtestnet.confluxscan.org/tx/{hash}	0xeff0078910f638cd81996cc117bccd3edf2b072f
83	et	meter-testnet	Meter Testnet			https://scan-warringstakes.meter.io/tx/{hash}
89	et	viction-testnet	Viction Testnet			https://testnet.vicscan.xyz/tx/{hash}	*
97	et	bsc-testnet	BNB Smart Chain Testnet			https://testnet.bscscan.com/tx/{hash}	*
114	et	flare-testnet	Flare Testnet Coston2			https://coston2-explorer.flare.network/tx/{hash}
133	et	hashkey-testnet	HashKey Chain Testnet			https://testnet-explorer.hsk.xyz/tx/{hash}
153	et	redbelly-testnet	Redbelly Network Testnet			https://redbelly.testnet.routescan.io/tx/{hash}
157	et	shibarium-testnet	Puppynet Shibarium			https://puppyscan.shib.io/tx/{hash}	0xa4029b74fba366c926edfa7dd10b21c621170a4c
164	et	omni-omega	Omni Omega			https://omega.omniscan.network/tx/{hash}
202	et	edgeless-testnet	Edgeless Testnet			https://testnet.explorer.edgeless.network/tx/{hash}
216	et	happychain-testnet	Happychain Testnet			https://explorer.testnet.happy.tech/tx/{hash}	*
261	et	guru-testnet	Guru Network Testnet			https://sepolia.gurunetwork.ai/tx/{hash}
282	et	cronoszk-evmtestnet	Cronos zkEVM Testnet			https://explorer.zkevm.cronos.org/testnet/tx/{hash}
296	et	hedera-testnet	Hedera Testnet			https://hashscan.io/testnet/tx/{hash}
297	et	hedera-previewnet	Hedera Previewnet			https://hashscan.io/previewnet/tx/{hash}
300	et	zk-sync-sepolia-testnet	ZKsync Sepolia Testnet			https://sepolia.explorer.zksync.io/tx/{hash}	0xf9cda624fbc7e059355ce98a31693d299facd963
338	et	cronos-testnet	Cronos Testnet			https://explorer.cronos.org/testnet/tx/{hash}	*
365	et	theta-testnet	Theta Testnet			https://testnet-explorer.thetatoken.org/tx/{hash}
398	et	near-testnet	NEAR Protocol Testnet			https://eth-explorer-testnet.near.org/tx/{hash}
420	et	optimism-goerli	Optimism Goerli			https://goerli-optimism.etherscan.io/tx/{hash}	*
462	et	areon-network-testnet	Areon Network Testnet			https://areonscan.com/tx/{hash}
475	et	zk-xplatestnet	zkXPLA Testnet			https://testnet-explorer.zkxpla.io/tx/{hash}
545	et	flow-testnet	Flow EVM Testnet			https://evm-testnet.flowscan.io/tx/{hash}	*
595	et	mandala	Mandala TC9			https://blockscout.mandala.aca-staging.network/tx/{hash}
599	et	metis-goerli	Metis Goerli			https://goerli.explorer.metisdevops.link/tx/{hash}	*
627	et	battlechain-testnet	BattleChain Testnet			https://explorer.testnet.battlechain.com/tx/{hash}
646	et	flow-previewnet	Flow EVM Previewnet			https://previewnet.flowdiver.io/tx/{hash}	*
681	et	jasmy-chain-testnet	Jasmy Chain Testnet
699	et	matchain-testnet	Matchain Testnet			https://testnet.matchscan.io/tx/{hash}
701	et	koi	Koi Network			https://koi-scan.darwinia.network/tx/{hash}	*
785	et	autheo-testnet	Autheo Testnet			https://testnet-explorer.autheo.com/tx/{hash}
825	et	daily-network-testnet	Daily Network Testnet			https://explorer.testnet.dailycrypto.net/tx/{hash}
842	et	taraxa-testnet	Taraxa Testnet			https://explorer.testnet.taraxa.io/tx/{hash}
919	et	mode-testnet	Mode Testnet			https://sepolia.explorer.mode.network/tx/{hash}	0xbaba8373113fb7a68f195def18732e01af8edfcf
943	et	pulsechain-v4	PulseChain V4			https://scan.v4.testnet.pulsechain.com/tx/{hash}	*
997	et	thunder-testnet	5ireChain Thunder Testnet			https://testnet.5irescan.io/tx/{hash}
998	et	hyperliquid-evm-testnet	Hyperliquid EVM Testnet
1001	et	kairos	Kairos Testnet			https://kairos.kaiascan.io/tx/{hash}	*
1028	et	bit-torrent-testnet	BitTorrent Chain Testnet			https://testnet.bttcscan.com/tx/{hash}
1038	et	bronos-testnet	Bronos Testnet			https://tbroscan.bronos.org/tx/{hash}
1073	et	shimmer-testnet	Shimmer Testnet			https://explorer.evm.testnet.shimmer.network/tx/{hash}
1075	et	iota-testnet	IOTA EVM Testnet			https://explorer.evm.testnet.iotaledger.net/tx/{hash}
1112	et	wemix-testnet	WEMIX Testnet			https://testnet.wemixscan.com/tx/{hash}
1114	et	core-testnet2	Core Testnet2			https://scan.test2.btcs.network/tx/{hash}	0x3cb285ff3cd5c7c7e570b1e7de3de17a0f985e56
1115	et	core-testnet1	Core Testnet			https://scan.test.btcs.network/tx/{hash}	0xccddf20a1932537123c2e48bd8e00b108b8f7569
1123	et	bsquared-testnet	B2 Testnet			https://testnet-explorer.bsquared.network/tx/{hash}
1131	et	defichain-evm-testnet	DeFiChain EVM Testnet			https://meta.defiscan.live/?network=TestNet/tx/{hash}	*
1230	et	ultron-testnet	Ultron Testnet			https://explorer.ultron-dev.io/tx/{hash}
1287	et	moonbase-alpha	Moonbase Alpha			https://moonbase.moonscan.io/tx/{hash}	*
1301	et	unichain-sepolia	Unichain Sepolia			https://sepolia.uniscan.xyz/tx/{hash}	*
1315	et	story-aeneid	Data Network Aeneid			https://aeneid.datanetscan.io/tx/{hash}	*
1328	et	sei-testnet	Sei Testnet			https://testnet.seiscan.io/tx/{hash}	*
1336	et	kii-testnet-oro	Kii Testnet Oro			https://testnet.explorer.kiichain.io/tx/{hash}
1338	et	elysium-testnet	Elysium Testnet			https://elysium-explorer.vulcanforged.com/tx/{hash}
1439	et	injective-testnet	Injective Testnet			https://testnet.blockscout.injective.network/tx/{hash}
1442	et	polygon-zk-evm-testnet	Polygon zkEVM Testnet			https://testnet-zkevm.polygonscan.com/tx/{hash}	*
1453	et	metachain-istanbul	MetaChain Istanbul			https://istanbul-explorer.metachain.dev/tx/{hash}	0x0000000000000000000000000000000000003001
1513	et	story-testnet	Story Testnet			https://testnet.storyscan.xyz/tx/{hash}
1516	et	story-odyssey	Story Odyssey			https://odyssey.storyscan.xyz/tx/{hash}
1663	et	gobi	Horizen Gobi Testnet			https://gobi-explorer.horizen.io/tx/{hash}
1686	et	mint-sepolia-testnet	Mint Sepolia Testnet			https://testnet-explorer.mintchain.io/tx/{hash}
1874	et	whitechain-sepolia	Whitechain Sepolia			https://explorer.testnet.whitechain.io/tx/{hash}	*
1891	et	lightlink-pegasus	LightLink Pegasus Testnet			https://pegasus.lightlink.io/tx/{hash}	*
1924	et	swellchain-testnet	Swellchain Testnet			https://swell-testnet-explorer.alt.technology/tx/{hash}	*
1946	et	soneium-minato	Soneium Minato Testnet			https://soneium-minato.blockscout.com/tx/{hash}	*
1952	et	x1-testnet	X1 Testnet			https://www.oklink.com/xlayer-test/tx/{hash}	*
1993	et	b3-sepolia	B3 Sepolia			https://sepolia.explorer.b3.fun/tx/{hash}	*
1995	et	edexa-testnet	edeXa Testnet			https://explorer.testnet.edexa.network/tx/{hash}
2017	et	telcoin-testnet	Telcoin Adiri Testnet			https://telscan.io/tx/{hash}
2022	et	edgeware-testnet	Beresheet BereEVM Testnet			https://testnet.edgscan.live/tx/{hash}
2024	et	swan-saturn-testnet	Swan Saturn Testnet			https://saturn-explorer.swanchain.io/tx/{hash}
2039	et	aleph-zero-testnet	Aleph Zero Testnet			https://evm-explorer-testnet.alephzero.org/tx/{hash}	*
2201	et	stable-testnet	Stable Testnet			https://testnet.stablescan.xyz/tx/{hash}	*
2221	et	kava-testnet	Kava EVM Testnet			https://testnet.kavascan.com/tx/{hash}	0xdf1d724a7166261eeb015418fe8c7679bbea7fd6
2331	et	rss3-sepolia	RSS3 VSL Sepolia Testnet			https://scan.testnet.rss3.io/tx/{hash}	*
2340	et	atleta-olympia	Atleta Olympia			https://blockscout.atleta.network/tx/{hash}	0x1472ec6392180fb84f345d2455bcc75b26577115
2358	et	kroma-sepolia	Kroma Sepolia			https://blockscout.sepolia.kroma.network/tx/{hash}	*
2391	et	tac-spb	TAC SPB Testnet			https://spb.explorer.tac.build/tx/{hash}	*
2442	et	polygon-zk-evm-cardona	Polygon zkEVM Cardona			https://cardona-zkevm.polygonscan.com/tx/{hash}	*
2443	et	haus-testnet	Haus Chain Testnet			https://explorer-testnet.hausserver.xyz/tx/{hash}
2522	et	fraxtal-testnet	Fraxtal Testnet			https://holesky.fraxscan.com/tx/{hash}	*
2625	et	whitechain-testnet	Whitechain Testnet			https://testnet.whitechain.io/tx/{hash}
2710	et	morph-sepolia	Morph Sepolia			https://explorer-testnet.morphl2.io/tx/{hash}
2730	et	xr-sepolia	XR Sepolia			https://xr-sepolia-testnet.explorer.caldera.xyz/tx/{hash}
2810	et	morph-holesky	Morph Holesky			https://explorer-holesky.morphl2.io/tx/{hash}
3110	et	satoshi-vmtestnet	SatoshiVM Testnet			https://testnet.svmscan.io/tx/{hash}
3141	et	filecoin-hyperspace	Filecoin Hyperspace			https://hyperspace.filfox.info/en/tx/{hash}
3636	et	botanix-testnet	Botanix Testnet			https://testnet.botanixscan.io/tx/{hash}
3939	et	dos-chain-testnet	DOS Chain Testnet			https://test.doscan.io/tx/{hash}	*
3993	et	apex-testnet	APEX Testnet			https://exp-testnet.apexlayer.xyz/tx/{hash}	0xf7642be33a6b18d16a995657adb5a68cd0438ae2
4002	et	fantom-testnet	Fantom Testnet			https://testnet.ftmscan.com/tx/{hash}	*
4090	et	oasis-testnet	Oasis Testnet			https://oasis.ftnscan.com/tx/{hash}
4201	et	lukso-testnet	LUKSO Testnet			https://explorer.execution.testnet.lukso.network/tx/{hash}	*
4202	et	lisk-sepolia	Lisk Sepolia			https://sepolia-blockscout.lisk.com/tx/{hash}	*
4203	et	merlin-erigon-testnet	Merlin Erigon Testnet			https://testnet-erigon-scan.merlinchain.io/tx/{hash}
4460	et	orderly-sepolia	Orderly Sepolia			https://explorerl2new-orderly-l2-4460-sepolia-8tc3sd7dvy.t.conduit.xyz/tx/{hash}
4690	et	iotex-testnet	IoTeX Testnet			https://testnet.iotexscan.io/tx/{hash}	0xb5cecd6894c6f473ec726a176f1512399a2e355d
4759	et	mev-testnet	MEVerse Chain Testnet			https://testnet.meversescan.io/tx/{hash}	*
4777	et	bxn-testnet	BlackFort Exchange Network Testnet			https://testnet-explorer.blackfort.network/tx/{hash}
4801	et	worldchain-sepolia	World Chain Sepolia			https://sepolia.worldscan.org/tx/{hash}	*
5001	et	mantle-testnet	Mantle Testnet			https://explorer.testnet.mantle.xyz/tx/{hash}	*
5003	et	mantle-sepolia-testnet	Mantle Sepolia Testnet			https://explorer.sepolia.mantle.xyz/tx/{hash}	*
5115	et	citrea-testnet	Citrea Testnet			https://explorer.testnet.citrea.xyz/tx/{hash}
5124	et	seismic-devnet	Seismic Devnet			https://explorer-2.seismicdev.net/tx/{hash}
5611	et	op-bnbtestnet	opBNB Testnet			https://testnet.opbnbscan.com/tx/{hash}	*
5700	et	syscoin-testnet	Syscoin Tanenbaum Testnet			https://tanenbaum.io/tx/{hash}	*
5887	et	mantra-du-kong-evmtestnet	MANTRA DuKong EVM Testnet			https://mantrascan.io/dukong/tx/{hash}
6000	et	bounce-bit-testnet	BounceBit Testnet			https://testnet.bbscan.io/tx/{hash}
6343	et	megaeth-testnet	MegaETH Testnet			https://testnet-mega.etherscan.io/tx/{hash}	*
6423	et	ynx-testnet	YNX Testnet			https://explorer.ynxweb4.com/tx/{hash}
6497	et	mizuhiki-testnet-awaji	MIZUHIKI Testnet Awaji			https://awaji.blockscout.com/tx/{hash}	*
7001	et	zetachain-athens-testnet	ZetaChain Athens Testnet			https://testnet.zetascan.com/tx/{hash}	*
7120	et	sentrix-testnet	Sentrix Testnet			https://scan-testnet.sentrixchain.com/tx/{hash}	0x7900826de548425c6be56caebd4760ab0155cd54
7234	et	init-verse-genesis	InitVerse Genesis Testnet			https://genesis-testnet.iniscan.com/tx/{hash}	0x0cf32cbdd6c437331ea4f85ed2d881a5379b5a6f
7672	et	root-porcini	The Root Network - Porcini			https://porcini.rootscan.io/tx/{hash}	0xc9c2e2429aec354916c476b30d729deddc94988d
8082	et	shardeum-sphinx	Shardeum Sphinx			https://explorer-sphinx.shardeum.org/tx/{hash}
8150	et	alpen-testnet	Alpen Testnet			https://explorer.testnet.alpenlabs.io/tx/{hash}	*
8408	et	zenchain-testnet	ZenChain Testnet			https://zentrace.io/tx/{hash}	*
8882	et	unique-opal	Opal Testnet			https://opal.subscan.io/tx/{hash}
9000	et	evmos-testnet	Evmos Testnet			https://evm.evmos.dev/tx/{hash}
9496	et	load-alphanet	Load Alphanet			https://explorer.load.network/tx/{hash}
9746	et	plasma-testnet	Plasma Testnet			https://testnet.plasmascan.to/tx/{hash}	*
9747	et	plasma-devnet	Plasma Devnet				*
9990	et	agung-testnet	Agung Network			https://agung-testnet.subscan.io/tx/{hash}
10081	et	joc-testnet	Japan Open Chain Testnet			https://explorer.testnet.japanopenchain.org/tx/{hash}
10143	et	monad-testnet	Monad Testnet			https://testnet.monadexplorer.com/tx/{hash}	*
10200	et	gnosis-chiado	Gnosis Chiado			https://blockscout.chiadochain.net/tx/{hash}	*
10218	et	tea-sepolia	Tea Sepolia			https://sepolia.tea.xyz/tx/{hash}
10243	et	arthera-testnet	Arthera Testnet			https://explorer-test.arthera.net/tx/{hash}	*
11011	et	shape-sepolia	Shape Sepolia Testnet			https://explorer-sepolia.shape.network/tx/{hash}	*
11124	et	abstract-testnet	Abstract Testnet			https://sepolia.abscan.org/tx/{hash}	0xf9cda624fbc7e059355ce98a31693d299facd963
11822	et	artela-testnet	Artela Testnet			https://betanet-scan.artela.network/tx/{hash}	0xd07c8635f76e8745ee7092fbb6e8fbc5fef09dd7
12325	et	l3x-testnet	L3X Protocol Testnet			https://explorer-testnet.l3x.com/tx/{hash}
13001	et	snax-testnet	SnaxChain Testnet			https://testnet-explorer.snaxchain.io/tx/{hash}	*
13337	et	beam-testnet	Beam Testnet			https://subnets-test.avax.network/beam/tx/{hash}	0x9bf49b704ee2a095b95c1f2d4eb9010510c41c9e
13473	et	immutable-zk-evm-testnet	Immutable zkEVM Testnet			https://explorer.testnet.immutable.com/tx/{hash}	0x2cc787ed364600b0222361c4188308fa8e68ba60
14800	et	vana-moksha	Vana Moksha Testnet			https://moksha.vanascan.io/tx/{hash}	0xd8d2dfca27e8797fd779f8547166a2d3b29d360e
14853	et	humanode-testnet5	Humanode Testnet 5				*
15000	et	quai-testnet	Quai Network Testnet			https://orchard.quaiscan.io/tx/{hash}
15557	et	eos-testnet	EOS EVM Testnet			https://explorer.testnet.evm.eosnetwork.com/tx/{hash}	*
16600	et	zero-g	0G Newton Testnet			https://chainscan-newton.0g.ai/tx/{hash}
16601	et	zero-ggalileo-testnet	0G Galileo Testnet			https://chainscan-galileo.0g.ai/tx/{hash}
16602	et	zero-gtestnet	0G Galileo Testnet			https://chainscan-galileo.0g.ai/tx/{hash}
17000	et	holesky	Holesky			https://holesky.etherscan.io/tx/{hash}	*
17069	et	garnet	Garnet Testnet			https://explorer.garnetchain.com/tx/{hash}	*
18233	et	unreal	Unreal			https://unreal.blockscout.com/tx/{hash}	0x8b6b0e60d8cd84898ea8b981065a12f876ea5677
18881	et	ultra-testnet	Ultra EVM Testnet			https://evmexplorer.testnet.ultra.io/tx/{hash}
20993	et	fluent-devnet	Fluent Devnet			https://devnet.fluentscan.xyz/tx/{hash}
20994	et	fluent-testnet	Fluent Testnet			https://testnet.fluentscan.xyz/tx/{hash}
21363	et	lestnet	Lestnet			https://explore.lestnet.org/tx/{hash}
23023	et	premium-block-testnet	PremiumBlock Testnet			https://scan.premiumblock.org/tx/{hash}
23295	et	sapphire-testnet	Oasis Sapphire Testnet			https://explorer.oasis.io/testnet/sapphire/tx/{hash}
23452	et	dreyerx-testnet	DreyerX Testnet			https://testnet-scan.dreyerx.com/tx/{hash}
25925	et	bitkub-testnet	Bitkub Testnet			https://testnet.bkcscan.com/tx/{hash}
28882	et	boba-sepolia	Boba Sepolia			https://testnet.bobascan.com/tx/{hash}
29112	et	hychain-testnet	HYCHAIN Testnet			https://testnet-rpc.hychain.com/http/tx/{hash}
31318	et	tempo-devnet	Tempo Devnet			https://explore.devnet.tempo.xyz/tx/{hash}
31611	et	mezo-testnet	Mezo Testnet			https://explorer.test.mezo.org/tx/{hash}	*
33101	et	zilliqa-testnet	Zilliqa Testnet			https://evmx.testnet.zilliqa.com/tx/{hash}
33111	et	curtis	Curtis			https://explorer.curtis.apechain.com/tx/{hash}
34952	et	morph-tachyon-testnet	Morph Tachyon Testnet			https://testnet-app.popdex.xyz/explorer/tx/{hash}
35443	et	q-testnet	Q Testnet			https://explorer.qtestnet.org/tx/{hash}
37111	et	lens-testnet	Lens Testnet			https://block-explorer.testnet.lens.dev/tx/{hash}
40204	et	citrate	Citrate
42000	et	helios-testnet	Helios Testnet			https://explorer.helioschainlabs.org/tx/{hash}
42070	et	wmc-testnet	WMC Testnet			https://explorer2-base-testnet.worldmobile.net/tx/{hash}
42421	et	asset-chain-testnet	AssetChain Testnet			https://scan-testnet.assetchain.org/tx/{hash}	0x989f832d35988cb5e3eb001fa2fe789469ec31ea
42431	et	tempo-moderato	Tempo Testnet (Moderato)			https://explore.testnet.tempo.xyz/tx/{hash}
43113	et	avalanche-fuji	Avalanche Fuji		^fuji	https://testnet.snowtrace.io/tx/{hash}	*
43521	et	formicarium	Formicarium			https://formicarium.memecorescan.io/tx/{hash}
43851	et	zk-fair-testnet	ZKFair Testnet			https://testnet-scan.zkfair.io/tx/{hash}
44787	et	celo-alfajores	Alfajores			https://celo-alfajores.blockscout.com/tx/{hash}	*
46630	et	robinhood-testnet	Robinhood Chain Testnet			https://explorer.testnet.chain.robinhood.com/tx/{hash}	*
46688	et	fusion-testnet	Fusion Testnet			https://testnet.fsnscan.com/tx/{hash}	*
48898	et	zircuit-garfield-testnet	Zircuit Garfield Testnet			https://explorer.garfield-testnet.zircuit.com/tx/{hash}	*
50006	et	yooldo-verse-testnet	Yooldo Verse Testnet			https://explorer.testnet.yooldo-verse.xyz/tx/{hash}
50312	et	somnia-testnet	Somnia Testnet			https://shannon-explorer.somnia.network/tx/{hash}	0x841b8199e6d3db3c6f264f6c2bd8848b3ca64223
50341	et	reddio-sepolia	Reddio Sepolia			https://reddio-devnet.l2scan.co/tx/{hash}
53302	et	superseed-sepolia	Superseed Sepolia			https://sepolia-explorer.superseed.xyz/tx/{hash}	*
53457	et	dodochain-testnet	DODOchain Testnet			https://testnet-scan.dodochain.com/tx/{hash}
54170	et	graphite-testnet	Graphite Network Testnet			https://test.atgraphite.com/tx/{hash}
54211	et	haqq-testedge2	HAQQ Testedge 2			https://explorer.testedge2.haqq.network/tx/{hash}
55931	et	datahaven-testnet	Datahaven Testnet			https://testnet.dhscan.io/tx/{hash}
57000	et	rollux-testnet	Rollux Testnet			https://rollux.tanenbaum.io/tx/{hash}	*
57054	et	sonic-blaze-testnet	Sonic Blaze Testnet			https://testnet.sonicscan.org/tx/{hash}	*
58008	et	pgn-testnet	PGN			https://explorer.sepolia.publicgoods.network/tx/{hash}	*
59140	et	linea-goerli	Linea Goerli Testnet			https://goerli.lineascan.build/tx/{hash}	*
59141	et	linea-sepolia	Linea Sepolia Testnet			https://sepolia.lineascan.build/tx/{hash}	*
59902	et	metis-sepolia	Metis Sepolia			https://sepolia-explorer.metisdevops.link/tx/{hash}	*
60600	et	potos-testnet	POTOS Testnet			https://scan-testnet.potos.hk/tx/{hash}
62049	et	optopia-testnet	Optopia Testnet			https://scan-testnet.optopia.ai/tx/{hash}
62092	et	tiktrix-testnet	TikTrix Testnet			https://tiktrix.xyz/tx/{hash}
64165	et	sonic-testnet	Sonic Testnet			https://testnet.soniclabs.com/tx/{hash}
64240	et	fantom-sonic-testnet	Fantom Sonic Open Testnet			https://public-sonic.fantom.network/tx/{hash}
66665	et	creator-testnet	Creator			https://explorer.creatorchain.io/tx/{hash}	*
72344	et	radius-testnet	Radius Test Network			https://testnet.radiustech.xyz/tx/{hash}
80001	et	polygon-mumbai	Polygon Mumbai			https://mumbai.polygonscan.com/tx/{hash}	*
80002	et	polygon-amoy	Polygon Amoy			https://amoy.polygonscan.com/tx/{hash}	*
80008	et	polynomial-sepolia	Polynomia Sepolia			https://sepolia.polynomialscan.io/tx/{hash}	*
80069	et	berachain-bepolia	Berachain Bepolia			https://testnet.berascan.com/tx/{hash}	*
80084	et	berachain-testnetb-artio	Berachain bArtio			https://bartio.beratrail.io/tx/{hash}	*
80085	et	berachain-testnet	Berachain Artio			https://artio.beratrail.io/tx/{hash}	*
84531	et	base-goerli	Base Goerli			https://goerli.basescan.org/tx/{hash}	*
84532	et	base-sepolia	Base Sepolia		^basesepolia	https://sepolia.basescan.org/tx/{hash}	*
88882	et	spicy	Chiliz Spicy Testnet			http://spicy-explorer.chiliz.com/tx/{hash}
88991	et	jbc-testnet	Jibchain Testnet			https://exp.testnet.jibchain.net/tx/{hash}	0xa1a858ad9041b4741e620355a3f96b3c78e70ece
91342	et	giwa-sepolia	GIWA Sepolia			https://sepolia-explorer.giwa.io/tx/{hash}	*
97476	et	doma-testnet	Doma Testnet			https://explorer-testnet.doma.xyz/tx/{hash}
98864	et	plume-devnet	Plume Devnet (Legacy)			https://test-explorer.plumenetwork.xyz/tx/{hash}	*
98867	et	plume-sepolia	Plume Testnet			https://testnet-explorer.plume.org/tx/{hash}	*
101003	et	juneo-socotra-testnet	Socotra JUNE-Chain			https://socotra.juneoscan.io/chain/2/tx/{hash}
102031	et	credit-coin3-testnet	Creditcoin Testnet			https://creditcoin-testnet.blockscout.com/tx/{hash}
102032	et	credit-coin3-devnet	Creditcoin Devnet			https://creditcoin-devnet.blockscout.com/tx/{hash}
105363	et	lumoz-testnet	Lumoz Testnet
120893	et	sova-sepolia	Sova Network Sepolia			https://explorer.testnet.sova.io/tx/{hash}
124832	et	mitosis-testnet	Mitosis Testnet			https://testnet.mitosiscan.xyz/tx/{hash}
127823	et	etherlink-shadownet-testnet	Etherlink Shadownet Testnet			https://shadownet.explorer.etherlink.com/tx/{hash}
128123	et	etherlink-testnet	Etherlink Testnet			https://testnet.explorer.etherlink.com/tx/{hash}
132902	et	form-testnet	Form Testnet			https://sepolia-explorer.form.network/tx/{hash}	*
167005	et	taiko-testnet-sepolia	Taiko (Alpha-3 Testnet)			https://explorer.test.taiko.xyz/tx/{hash}
167007	et	taiko-jolnir	Taiko Jolnir (Alpha-5 Testnet)			https://explorer.jolnir.taiko.xyz/tx/{hash}	*
167008	et	taiko-katla	Taiko Katla (Alpha-6 Testnet)			https://explorer.katla.taiko.xyz/tx/{hash}
167009	et	taiko-hekla	Taiko Hekla L2			https://hekla.taikoscan.network/tx/{hash}	*
167013	et	taiko-hoodi	Taiko Hoodi			https://hoodi.taikoscan.io/tx/{hash}	*
181228	et	hpp-sepolia	HPP Sepolia			https://sepolia-explorer.hpp.io/tx/{hash}
200024	et	nitrograph-testnet	Nitrograph Testnet			https://explorer-testnet.nitrograph.foundation/tx/{hash}
200810	et	bitlayer-testnet	Bitlayer Testnet			https://testnet.btrscan.com/tx/{hash}	0x5b256fe9e993902ece49d138a5b1162cbb529474
202601	et	saigon	Ronin Saigon Testnet			https://saigon-explorer.roninchain.com/tx/{hash}	*
205205	et	auroria	Auroria Testnet			https://auroria.explorer.stratisevm.com/tx/{hash}
314159	et	filecoin-calibration	Filecoin Calibration			https://calibration.filscan.io/tx/{hash}
421613	et	arbitrum-goerli	Arbitrum Goerli			https://goerli.arbiscan.io/tx/{hash}	*
421614	et	arbitrum-sepolia	Arbitrum Sepolia		^arbitrumsepolia	https://sepolia.arbiscan.io/tx/{hash}	*
450815	et	maroo-testnet	Maroo Testnet			https://explorer-testnet.maroo.io/tx/{hash}	*
490092	et	pumpfi-testnet	Pumpfi Testnet			https://testnetscan.pumpfi.me/tx/{hash}
534351	et	scroll-sepolia	Scroll Sepolia			https://sepolia.scrollscan.com/tx/{hash}	*
560048	et	hoodi	Hoodi			https://hoodi.etherscan.io/tx/{hash}	*
631571	et	polter-testnet	Polter Testnet			https://polter-testnet.explorer.alchemy.com/tx/{hash}	*
656476	et	edu-chain-testnet	EDU Chain Testnet			https://explorer.testnet.educhain.xyz/tx/{hash}	*
666666	et	vision-testnet	Vision Testnet			https://visionscan.org/?chain=vpioneer/tx/{hash}
695569	et	pyrope	Pyrope Testnet			https://pyrope.blockscout.com/tx/{hash}
743111	et	hemi-sepolia	Hemi Sepolia			https://testnet.explorer.hemi.xyz/tx/{hash}
751230	et	bear-network-chain-testnet	Bear Network Chain Testnet			https://brnktest-scan.bearnetwork.net/tx/{hash}
763373	et	ink-sepolia	Ink Sepolia			https://explorer-sepolia.inkonchain.com/tx/{hash}	*
763375	et	surge-testnet	Surge Testnet			https://explorer.hoodi.surge.wtf/tx/{hash}
808813	et	bob-sepolia	BOB Sepolia			https://bob-sepolia.explorer.gobob.xyz/tx/{hash}	*
810181	et	zk-link-nova-sepolia-testnet	zkLink Nova Sepolia Testnet			https://sepolia.explorer.zklink.io/tx/{hash}
812242	et	codex-testnet	Codex Testnet			https://explorer.codex-stg.xyz/tx/{hash}	*
839999	et	exsat-testnet	exSat Testnet			https://scan-testnet.exsat.network/tx/{hash}
911867	et	odyssey-testnet	Odyssey Testnet			https://odyssey-explorer.ithaca.xyz/tx/{hash}
978658	et	treasure-topaz	Treasure Topaz Testnet			https://topaz.treasurescan.io/tx/{hash}	0xf9cda624fbc7e059355ce98a31693d299facd963
984123	et	sketchpad	Forma Sketchpad			https://explorer.sketchpad-1.forma.art/tx/{hash}
1337803	et	zhejiang	Zhejiang			https://zhejiang.beaconcha.in/tx/{hash}
1440002	et	xrplevm-devnet	XRPL EVM Devnet			https://explorer.xrplevm.org/tx/{hash}	0x82cc144d7d0ad4b1c27cb41420e82b82ad6e9b31
1449000	et	xrplevm-testnet	XRPL EVM Testnet			https://explorer.testnet.xrplevm.org/tx/{hash}	0x82cc144d7d0ad4b1c27cb41420e82b82ad6e9b31
1612127	et	playfi-albireo	PlayFi Albireo Testnet			https://albireo-explorer.playfi.ai/tx/{hash}	0xf9cda624fbc7e059355ce98a31693d299facd963
1998991	et	xphere-testnet	Xphere Testnet			https://xpt.tamsa.io/tx/{hash}
2019775	et	jovay-sepolia	Jovay Sepolia Testnet			https://sepolia-explorer.jovay.io/l2/tx/{hash}
2524852	et	huddle01-testnet	Huddle01 dRTC Chain Testnet			https://huddle-testnet.explorer.caldera.xyz/tx/{hash}
2651420	et	horizen-testnet	Horizen Testnet			https://horizen-testnet.explorer.caldera.xyz/tx/{hash}
3397901	et	funki-sepolia	Funki Sepolia Sandbox			https://sepolia-sandbox.funkichain.com/tx/{hash}	*
3441005	et	manta-testnet	Manta Pacific Testnet			https://pacific-explorer.testnet.manta.network/tx/{hash}	0x211b1643b95fe76f11ed8880ee810abd9a4cf56c
3441006	et	manta-sepolia-testnet	Manta Pacific Sepolia Testnet			https://pacific-explorer.sepolia-testnet.manta.network/tx/{hash}	0xca54918f7b525c8df894668846506767412b53e3
5042002	et	arc-testnet	Arc Testnet			https://testnet.arcscan.app/tx/{hash}	*
5201420	et	electroneum-testnet	Electroneum Testnet			https://blockexplorer.thesecurityteam.rocks/tx/{hash}
5318007	et	reactive-testnet	Reactive Lasna Testnet			https://lasna.reactscan.net/tx/{hash}
6038361	et	astar-zkyoto	Astar zkEVM Testnet zKyoto			https://zkyoto.explorer.startale.com/tx/{hash}	*
6912115	et	eni-testnet	ENI Testnet			https://scan-testnet.eniac.network/tx/{hash}
7080969	et	humanity-testnet	Humanity Testnet			https://humanity-testnet.explorer.alchemy.com/tx/{hash}
10241025	et	alienx-hal-testnet	ALIENX Hal Testnet			https://hal-explorer.alienxchain.io/tx/{hash}
11142220	et	celo-sepolia	Celo Sepolia Testnet			https://celo-sepolia.blockscout.com/tx/{hash}	*
11155111	et	sepolia	Sepolia		^sepolia	https://sepolia.etherscan.io/tx/{hash}	*
11155420	et	optimism-sepolia	OP Sepolia		^optimismsepolia	https://optimism-sepolia.blockscout.com/tx/{hash}	*
11155931	et	rise-testnet	RISE Testnet			https://explorer.testnet.riselabs.xyz/tx/{hash}	*
12227332	et	neox-t4	Neo X Testnet T4			https://xt4scan.ngd.network/tx/{hash}
20241133	et	swan-proxima-testnet	Swan Proxima Testnet			https://proxima-explorer.swanchain.io/tx/{hash}
21000001	et	corn-testnet	Corn Testnet			https://testnet.cornscan.io/tx/{hash}	*
28122024	et	ancient8-sepolia	Ancient8 Testnet			https://scanv2-testnet.ancient8.gg/tx/{hash}
33772211	et	xone-testnet	Xone Chain Testnet			https://testnet.xonescan.com/tx/{hash}
37084624	et	skale-nebula-testnet	SKALE Nebula Testnet			https://lanky-ill-funny-testnet.explorer.testnet.skalenodes.com/tx/{hash}	*
41144114	et	otim-devnet	Otim Devnet
52164803	et	fluence-testnet	Fluence Testnet			https://blockscout.testnet.fluence.dev/tx/{hash}	*
111557560	et	cyber-testnet	Cyber Testnet			https://testnet.cyberscan.co/tx/{hash}	0xffc391f0018269d4758aea1a144772e8fb99545e
161221135	et	plume-testnet	Plume Testnet (Legacy)			https://testnet-explorer.plumenetwork.xyz/tx/{hash}	*
168587773	et	blast-sepolia	Blast Sepolia			https://sepolia.blastscan.io/tx/{hash}	*
245022926	et	neon-devnet	Neon EVM DevNet			https://devnet.neonscan.org/tx/{hash}	*
324705682	et	skale-base-sepolia-testnet	SKALE Base Sepolia Testnet			https://base-sepolia-testnet-explorer.skalenodes.com/tx/{hash}
420420421	et	westend-asset-hub	Westend Asset Hub			https://westend-asset-hub-eth-explorer.parity.io/tx/{hash}
420420422	et	paseo-passet-hub	Paseo PassetHub			https://blockscout-passet-hub.parity-testnet.parity.io/tx/{hash}
531050104	et	sophon-testnet	Sophon Testnet			https://explorer.testnet.sophon.xyz/tx/{hash}	0x83c04d112adeda2c6d9037bb6ecb42e7f0b108af
974399131	et	skale-calypso-testnet	SKALE Calypso Testnet			https://giant-half-dual-testnet.explorer.testnet.skalenodes.com/tx/{hash}	*
999999999	et	zora-sepolia	Zora Sepolia			https://sepolia.explorer.zora.energy/tx/{hash}	*
1020352220	et	skale-titan-testnet	SKALE Titan Testnet			https://aware-fake-trim-testnet.explorer.testnet.skalenodes.com/tx/{hash}	*
1187947933	et	skale-base	SKALE Base			https://skale-base-explorer.skalenodes.com/tx/{hash}
1313161555	et	aurora-testnet	Aurora Testnet			https://testnet.aurorascan.dev/tx/{hash}
1444673419	et	skale-europa-testnet	SKALE Europa Testnet			https://juicy-low-small-testnet.explorer.testnet.skalenodes.com/tx/{hash}	*
1523903251	et	haust-testnet	Haust Network Testnet			https://explorer-testnet.haust.app/tx/{hash}
1660990954	et	status-network-sepolia	Status Network Sepolia			https://sepoliascan.status.network/tx/{hash}	*
1722641160	et	silicon-sepolia	Silicon Sepolia zkEVM			https://scope-sepolia.silicon.network/tx/{hash}
1802203764	et	kakarot-sepolia	Kakarot Sepolia			https://sepolia.kakarotscan.org/tx/{hash}
1952959480	et	lumia-testnet	Lumia Testnet			https://testnet-explorer.lumia.org/tx/{hash}	*
2494104990	et	tron-shasta	Tron Shasta			https://shasta.tronscan.org/tx/{hash}
3448148188	et	tron-nile	Tron Nile			https://nile.tronscan.org/tx/{hash}
7078815900	et	mekong	Mekong Pectra Devnet			https://explorer.mekong.ethpandaops.io/tx/{hash}
11297108099	et	palm-testnet	Palm Testnet			https://palm.chainlens.com/tx/{hash}	*
37714555429	et	xai-testnet	Xai Testnet			https://testnet-explorer-v2.xai-chain.net/tx/{hash}
123420000220	et	fluence-stage	Fluence Stage			https://blockscout.stage.fluence.dev/tx/{hash}	*
123420001114	et	basecamp-testnet	Basecamp Testnet			https://basecamp.cloud.blockscout.com/tx/{hash}
920637907288165	et	kakarot-starknet-sepolia	Kakarot Starknet Sepolia			https://sepolia.kakarotscan.org/tx/{hash}
2713017997578000	et	dchain-testnet	Dchain Testnet			https://dchaintestnet-2713017997578000-1.testnet.sagaexplorer.io/tx/{hash}`

export const assets = `\
>aaronetwork
uaaron				AARON	6	Aaron Network		~aaronetwork/images/aaron.png		Aaron Network is an innovative platform for secure and private messaging, integrated into the blockchain ecosystem. We also offer a unique address reputation scoring system, ensuring that every user can interact with others confidently.
ibc/FAC1BAAA6ECDCB88408A6EEEA13AD4736DA687F85ACD22B5BBD00D36754AC0FA	7	osmosis-1	uosmo
>acre_9052-1
aacre				ACRE	18	Acre		~acrechain/images/acre.png		The native EVM, governance and staking token of the Acrechain
erc20/0x2Cbea61fdfDFA520Ee99700F104D5b75ADf50B0c				arUSD	18	Arable USD		~acrechain/images/arusd.png		Overcollateralized stable coin for Arable derivatives v1
erc20/0xAE6D3334989a22A65228732446731438672418F2				CNTO	18	Ciento Token		~acrechain/images/cnto.png		Ciento Exchange Token
ibc/D934516FBE457F3A98AFABD87E0EFF7F95A15325C191EA8CDD7763C702FDDEC2	5	axelar-dojo-1	uaxl
ibc/BFAAB7870A9AAABF64A7366DAAA0B8E5065EAA1FCE762F45677DC24BE796EF65	5	axelar-dojo-1	uusdc
ibc/15E9C5CF5969080539DB395FA7D9C0868265217EFC528433671AAF9B1912D159	8	cosmoshub-4	uatom
ibc/3554989531C7DB295D548F373FE93205215CAC2820A62D748E5A3703044D481E	6	gravity-bridge-3	ugraviton
ibc/6DD0D40C3A5FE38336FC5EF017CC248E11C15E28C76F95C83A8FFE61E1566063	7	kaiyo-1	ukuji
ibc/59A04B0C66A8988A3649EF6C4A46EACB5A95D63096A3E3C364BC88AFB2E03681	10	Oraichain	orai
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
ibc/B183F98F84C113AE32DF2F7F8C58A8E6965BA74EB789DB032C5A232762DBAE51	13	stride-1	ustrd
ibc/2B58B8C147E8718EECCB3713271DF46DEE8A3A00A27242628604E31C2F370EF5	12	columbus-5	uluna
ibc/A1CA75737A469737878C6A3CCD0D47738E85CCE0C4C341B298928DE7DADE3CDF	9	phoenix-1	uluna
>agoric-3
ubld				BLD	6	Agoric	agoric	~agoric/images/bld.png		Agoric is a smart contract platform that uses JavaScript to enable developers to build secure and scalable decentralized applications (dApps) easily.
uist				IST	6	Inter Stable Token	inter-stable-token	~agoric/images/ist.png		IST is the stable token used by the Agoric chain for execution fees and commerce.
ibc/3763997B746CA5FDC9883C5192B783B114A4610E1A37751955288E0940BB0B7F	60	archway-1	aarch
ibc/C01154C2547F4CB10A985EA78E7CD4BA891C1504360703A37E1D7043F06B5E1F	9	axelar-dojo-1	uaxl
ibc/295548A78785A1007F232DE286149A6FF512F180AF5657780FC89C009E2C348F	9	axelar-dojo-1	uusdc
ibc/2FAD8D00A958B0A5509A4ECF9E719B65EE268DAFB38FED98FF9B90B720F04C28	55	centauri-1	ppica
ibc/BA313C4A19DFBF943586C0387E6B11286F9E416B4DD27574E6909CABE0E342FA	5	cosmoshub-4	uatom
ibc/7A0FAE01EB4FD6930A0111759B22BB631BB089C75F7186E4F9ACC0E139DE678C	2	crescent-1	ucre
ibc/64B3EFE08A6A3EF5D2A7F1D3AF033DDC951DA51F92E06CC31D3F9AF8E8368860	4	gravity-bridge-3	ugraviton
ibc/A09FC9678A24558488E0487E58D6A49F04B7280F31B537F810B9A574A14EE7A1	492	injective-1	inj
ibc/75ECE93EE15EB4B5AA9D49E8481194BF331E9089651A58356F9307344F801FB6	63	kava_2222-10	ukava
ibc/6AA5123E11E0AB0D7ACCF898848435C06A1D1C138D4732FB90F9414205B6F0FA	13	kaiyo-1	ukuji
ibc/6EE9687CBBF88E1EFE351BCB01025E0B76452D48A2B41F6583E9E0B942FD62E7	146	neutron-1	untrn
ibc/FE98AAD68F02F03565E9FA39A5E627946699B2B07115889ED812D8BA639576A9	62	noble-1	uusdc
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
ibc/1C312D6A05202A8F83393290B3403EAA37FF2E3DDA73BB69253C2D10CDA4D6CF	72	core-1	uxprt
ibc/BBEFCA0C55CF6FE326385725904DD817F7229B82332E8B947F0B15AE1CD66092	68	quicksilver-2	uqck
ibc/A358D7F19237777AF6D8AD0E0F53268F8B18AE8A53ED318095C14D6D7F3B2DB5	10	secret-4	uscrt
ibc/299612A95693138225447366268ED58014100D965FCEDC43F27D47AB360F351F	59	stride-1	ustrd
>aioz_168-1
attoaioz				AIOZ	18	AIOZ	aioz-network	~aioz/images/aioz.png		The native staking and governance token of the AIOZ Network.
ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2	0	cosmoshub-4	uatom
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>akashnet-2
uakt				AKT	6	Akash Network	akash-network	~akash/images/akt.png		Akash Network is a decentralized cloud computing marketplace that connects users with unused computing resources, offering a cost-effective alternative to traditional cloud providers.
uact				ACT	6	Akash Compute Token		~akash/images/akt.png		Akash Compute Token (ACT) is the native utility token for compute on the Akash Network.
ibc/4CD8D2D74C118C53282B6A3B2294FB354461B8433BC8FB2B83A94DA3BDDBF3B8	70	crescent-1	ucre
ibc/1849A429022CBAAB619074CA4412D0016F262218BE6DD828BA8A3DD97D6B52BB	35	juno-1	ujuno
ibc/C4BE30A03C8FA2274C3C80C751F0517B538BB419546370C6DB19D32417CA3E3D	63	kaiyo-1	ukuji
ibc/B4F8297D4C270E82BDF11D51FD51A9FD23B0958B98B1E08346477452119E7D70	9	osmosis-1	uosmo
ibc/13BD0905CFB705ABF84B60209C44071878C9F07A0A2CAC5EDBE315AD3CFD1DF2	43	secret-4	uscrt
ibc/58B230EC118D010C49CDC427368D10AE9C0F4722DD14720AD9915521E13283FA	116	phoenix-1	uluna
>allora-mainnet-1
uallo				ALLO	18	Allora Network		~allora/images/allora.png		Allora Token (ALLO) is the Allora Network's native utility token, used as the primary means to govern, secure the blockchain, and incentivize network participants.
>althea_258432-1
aalthea				ALTHEA	18	Althea Token				Althea native token
>amitis-network
uamts				AMTS	6	Amitis		~amitis/images/amts.svg		The native token of the Amitis Network. AMTS powers the cooperative Layer 1 blockchain that returns 80% of transaction fees to users.
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>andromeda-1
uandr				ANDR	6	Andr	andromeda-2	~andromeda/images/andromeda-logo.png		The native staking and governance token of Andromeda
ibc/3A6EF291CAE66EDCA46E43874FF6FC1499F61C4B56CA8186B8DFD9227F10D631	11	archway-1	aarch
ibc/9D0AC973BAFA293781F9A86B2911069DF9D8ECE86CDD884F0DE4889AF666B28A	13	injective-1	inj
ibc/976C73350F6F48A69DE740784C8A92931C696581A5C720D96DDF4AFA860FFF97	5	kaiyo-1	ukuji
ibc/1FFDAE788DE0ABC1E0F7E110C39CA58EE0700ED4185CFAC25911F17F2F6A0DEF	14	kyve-1	ukyve
ibc/B4314D0E670CB43C88A5DCA09F76E5E812BD831CC2FEC6E434C9E5A9D1F57953	17	osmosis-1	uosmo
ibc/BCEFD8175B8C47D712FB639034128CB43776364B79E3251F073CB3A2A32582A0	2	secret-4	uscrt
ibc/2B58B8C147E8718EECCB3713271DF46DEE8A3A00A27242628604E31C2F370EF5	12	phoenix-1	uluna
>archway-1
aarch				ARCH	18	Archway	archway	~archway/images/arch.png		Archway is a smart contract platform in the Cosmos ecosystem designed to reward developers by providing them with a share of transaction fees generated by their applications.
archway12yurzx8zynv3ck7uh4tucre48tqsm4fac4hfk9p3l24qs2cn08dqr684cg				bARCH	18	BackBone Labs Liquid Staked Archway		~archway/images/barch.png		BackBone Labs Liquid Staked Archway
archway16kxu278xtwa9ql20yhgk9smk2k6ke74hsxeesf36c9dhxqc5zyksh8ykwu				TOKN	18	Architects Token		~archway/images/tokn.png		Architects Token
cw20:archway1fwurjg7ah4v7hhs6xsc3wutqpvmahrfhns285s0lt34tgfdhplxq6m8xg5				ampARCH	6	ERIS Amplified ARCH		~archway/images/amparch.png		ERIS liquid staked ARCH
ibc/1BCF1FCAFE3568E234787EDFDA12460BD8931B17FE6A729DCD60FAD845558DA1	110		uvdl	VDL	6	Vidulum		~beezee/images/vdl.png		The native token of Vidulum
cw20:archway1ecjefhcf8r60wtfnhwefrxhj9caeqa90fj58cqsaafqveawn6cjs5znd2n				AXV	6	Astrovault AXV		~archway/images/axv.png		Astrovault AXV
cw20:archway1msc3fa4e2mh73y760qmjd3wfkzr98nl26f36xgt2xnhuw6ay3scs42zeue				wARCH	18	Wrapped ARCH		~archway/images/wArch.png		Wrapped ARCH
ibc/43897B9739BD63E3A08A88191999C632E052724AB96BD4C74AE31375C991F48D	29	noble-1	uusdc			USDC (Noble)				Circle's USDC Noble on Archway
cw20:archway1gaf9nw7n8v5lpjz9caxjpps006kxfcrzcuc8y5qp4clslhven2ns2g0ule				wUSDC	6	Wrapped USDC		~archway/images/wUsdc-noble.png		Wrapped USDC (Noble)
ibc/3F882513A0CCD1C4110ACB7C6C761AC7B48974C9D2D439CD6F652F9B44362518	184	migaloo-1	uwhale			Migaloo				The native token of Migaloo Chain
ibc/7364C29ED876F05A82628B738AA2F0D53724991FD0220858570D7A3844B67F58	1	osmosis-1	factory/osmo1qdvwftqd8ml6t9w6dmj97m03ck5ghqqmd8y7cm/cult
ibc/8CB56C813A5C2387140BBEAABCCE797AFA0960C8D07B171F71A5188726CFED2C	20	agoric-3	ubld
ibc/55D94A32095A766971637425D998AAABF8357A1ABCB1CAC8614887BE51BF1FB1	97	andromeda-1	uandr
ibc/E21808AEBCB7E02F594897100186C126E3BC9A36B0974196AF116750A4573F06	13	axelar-dojo-1	uaxl
ibc/B9E4FD154C92D3A23BEA029906C4C5FF2FE74CB7E3A058290B77197A263CF88B	13	axelar-dojo-1	uusdc
ibc/477BF795EE81A93C4B278F032FF847261D1FA5A3E41C5338DA3D8173699D9739	147	beezee-1	ubze
ibc/FCB240D2C3838369155A0FA8970A8BE3EC1042F698269B9D6D9859274F00A0BB	35	bitcanna-1	ubcna
ibc/E6208E49B5FA2353C9C47D2EB9AABA03FED788E4970C7C623F6B511263E7CB11	124	bitsong-2b	ubtsg
ibc/0681F2108A2EBD80C1AC4C63BD8332B68708969FA56F1EF9F3708512CD411159	108	centauri-1	ppica
ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2	0	cosmoshub-4	uatom
ibc/E3409E92F78AE5BF44DBC7C4741901E21EF73B7B8F98C4D48F2BD360AF242C00	36	mainnet-3	udec
ibc/31F64223268EE70F0B172E500148208EA5580869A1054D860B35A25B87930AC3	146	vota-ash	peaka
ibc/5BAD723F09B0CDBB5AC6B439BF9670DA77DEE1F2330CF74D855937E2D6E15E49	123	dymension_1100-1	adym
ibc/31D711D31CD5D83D98E76B1486EEDA1A38CD1F7D6FCBD03521FE51323115AECA	38	gravity-bridge-3	ugraviton
ibc/926432AE1C5FA4F857B36D970BE7774C7472079506820B857B75C5DE041DD7A3	14	jackal-1	ujkl
ibc/3BEA25F3A13A9C17476C821CCF8ECCC84351DDB7B1B06B98654C3B4427F785CC	15	juno-1	ujuno
ibc/27357E0424B1895B62F7A63584266AA6C6E536B2830416C16440A17AD9837AD3	11	kaiyo-1	ukuji
ibc/9E3CDA65E02637E219B43802452D6B37D782F466CF76ECB9F47A2E00C07C4769	61	neutron-1	untrn
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
ibc/CFD58F8A64F93940D00CABE85B05A6D0FBA1FF4DF42D3C1E23C06DF30A2BAE1F	112	planq_7070-2	aplanq
ibc/4A56C5B7B9B26F8F094469D083AF7C26C27B8267E132B5AED5A43A9BF95FDF0A	34	quicksilver-2	uqck
ibc/1112DFAC11501682456D28D0728C1E35E134729F4D8EAA897377ACDFB29F46CC	88	qwoyn-1	uqwoyn
ibc/A848807F524E08C87BF9B95275D29D892A2248E9C4A602C3FF9B69607CCDC5C5	21	secret-4	uscrt
ibc/BB5E5F8E4558CD5A0150EE8EC141D581D17F0FE42E29CAD354CB272CF59CDC44	50	phoenix-1	uluna
>arkeo-main-v1
uarkeo				ARKEO	8	Arkeo		~arkeo/images/arkeo.svg		Arkeo is a decentralized marketplace that connects API providers with consumers, bringing web2 data on-chain in a secure and incentivized manner.
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>arkh
arkh				ARKH	6	Arkh		~arkh/images/arkh.png		The native token of Arkhadian
ibc/6AE2756AA7EAA8FA06E11472EA05CA681BD8D3FBC1AAA9F06C79D1EC1C90DC9B	12	osmosis-1	uosmo
>mantle-1
umntl				MNTL	6	AssetMantle		~assetmantle/images/mntl.png		The native token of AssetMantle
ibc/4CD525F166D32B0132C095F353F4C6F033B0FF5C49141470D1EFDA1D63303D04	2	juno-1	ujuno
ibc/7CD0497ECB1486F19696C90E6CB500494DC67E2E83E127D97562A117C2316C1F	65	kaiyo-1	ukuji
ibc/33E3481B6DE69CBABF20B3130A10F7CDF0B0ED5F0EB9F9980AD92A1B3C0DDB5D	14	exchain-66	wei
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>atomone-1
uatone				ATONE	6	Atone	atomone	~atomone/images/atomone.png		The native staking and governance token of AtomOne
uphoton				PHOTON	6	Photon	photon-2	~atomone/images/photon.png		The fee token of AtomOne
ibc/4C62CEBBAF56E4ABF334B05FF487F39065060666AFF5695230AD99E2B6AF3C91	9	dungeon-1	udgn
ibc/6F8E6FDF589E95A555946A94C409539B00AC66D84C0B6B575DE8B41D88E3E014	10	axelar-dojo-1	uaxl
ibc/616E26A85AD20A3DDEAEBDDE7262E3BA9356C557BC15CACEA86768D7D51FA703	10	axelar-dojo-1	uusdc
ibc/11507B43619572D2AF11559001DF7E728172801B1EFFF75430A46F8001DA027D	1	beezee-1	ubze
ibc/13B2C536BB057AC79D5616B8EA1B9540EC1F2170718CAFF6F0083C966FFFED0B	2	osmosis-1	uosmo
>aura_6322-2
uaura				AURA	6	Aura	aura-network	~aura/images/Aura-logo-2.2.png		The native token of Aura Network
ibc/0634D0993744740D675AD01E81156EAC945AEAAE17C074918DC7FF52F41B263E	4	axelar-dojo-1	uaxl
ibc/BFF0D3805B50D93E2FA5C0B2DDF7E0B30A631076CD80BC12A48C0E95404B4A41	4	axelar-dojo-1	uusdc
ibc/C09A0FFBA11313A32D42A58D820190E71E9D0D5AB3E841C0391EB9A623E07F4B	6	cosmoshub-4	uatom
ibc/CC5AF426682C833A9BB0286C3BD32154D5A0009F2D0A1E5EF090283EDAA371E9	7	kava_2222-10	ukava
ibc/295548A78785A1007F232DE286149A6FF512F180AF5657780FC89C009E2C348F	9	noble-1	uusdc
ibc/376222D6D9DAE23092E29740E56B758580935A6D77C24C2ABD57A6A78A1F3955	10	osmosis-1	uosmo
>axelar-dojo-1
uaxl				AXL	6	Axelar	axelar	~axelar/images/axl.png		Axelar is a decentralized interoperability network connecting multiple blockchain ecosystems, enabling seamless cross-chain communication and value transfer.
uusdc				USDC	6	USD Coin	axlusdc	~axelar/images/usdc.png	USDC.axl	Circle's stablecoin on Axelar
frax-wei				FRAX	18	Frax		~_non-cosmos/ethereum/images/frax.svg	FRAX.axl	Frax's fractional-algorithmic stablecoin on Axelar
dai-wei				DAI	18	Dai Stablecoin		~axelar/images/dai.png	DAI.axl	Dai stablecoin on Axelar
uusdt				USDT	6	Tether USD	axelar-usdt	~_non-cosmos/ethereum/images/usdt.png	USDT.axl	Tether's USD stablecoin on Axelar
weth-wei				WETH	18	Wrapped Ether	axlweth	~_non-cosmos/ethereum/images/eth-white.png	WETH.axl	Wrapped Ether on Axelar
wbtc-satoshi				WBTC	8	Wrapped Bitcoin		~_non-cosmos/ethereum/images/wbtc.png	WBTC.axl	Wrapped Bitcoin on Axelar
aave-wei				AAVE	18	Aave		~_non-cosmos/ethereum/images/aave.svg	AAVE.axl	Aave on Axelar
ape-wei				APE	18	ApeCoin		~_non-cosmos/ethereum/images/ape.png	APE.axl	ApeCoin on Axelar
axs-wei				AXS	18	Axie Infinity Shard		~_non-cosmos/ethereum/images/axs.svg	AXS.axl	Axie Infinity Shard on Axelar
link-wei				LINK	18	Chainlink		~_non-cosmos/ethereum/images/link.png	LINK.axl	Chainlink on Axelar
mkr-wei				MKR	18	Maker		~_non-cosmos/ethereum/images/mkr.svg	MKR.axl	Maker on Axelar
rai-wei				RAI	18	Rai Reflex Index		~_non-cosmos/ethereum/images/rai.png	RAI.axl	Rai Reflex Index on Axelar
shib-wei				SHIB	18	Shiba Inu		~_non-cosmos/ethereum/images/shib.svg	SHIB.axl	Shiba Inu on Axelar
steth-wei				stETH	18	Lido Staked Ether		~_non-cosmos/ethereum/images/steth.svg	stETH.axl	Lido Staked Ether on Axelar
uni-wei				UNI	18	Uniswap		~_non-cosmos/ethereum/images/uni.svg	UNI.axl	Uniswap on Axelar
xcn-wei				XCN	18	Chain		~_non-cosmos/ethereum/images/xcn.png	XCN.axl	Chain on Axelar
dot-planck				DOT	10	Wrapped Polkadot		~_non-cosmos/polkadot/images/dot.png	DOT.axl	Wrapped Polkadot on Axelar
wglmr-wei				WGLMR	18	Wrapped Moonbeam		~_non-cosmos/moonbeam/images/glmr.png	WGLMR.axl	Wrapped Moonbeam on Axelar
wmatic-wei				WMATIC	18	Wrapped Matic		~_non-cosmos/polygon/images/wmatic.png	WMATIC.axl	Wrapped Matic on Axelar
wbnb-wei				WBNB	18	Wrapped BNB		~_non-cosmos/binancesmartchain/images/wbnb.png	WBNB.axl	Wrapped BNB on Axelar
busd-wei				BUSD	18	Binance USD		~_non-cosmos/ethereum/images/busd.png	BUSD.axl	Binance USD on Axelar.
wavax-wei				WAVAX	18	Wrapped AVAX		~_non-cosmos/avalanche/images/wavax.svg	WAVAX.axl	Wrapped AVAX on Axelar.
wftm-wei				WFTM	18	Wrapped FTM		~_non-cosmos/fantom/images/ftm.png	WFTM.axl	Wrapped FTM on Axelar.
polygon-uusdc				USDC	6	USD Coin from Polygon		~axelar/images/usdc.png	USDC.axl	Circle's stablecoin from Polygon on Axelar
avalanche-uusdc				USDC	6	USD Coin from Avalanche		~axelar/images/usdc.png	USDC.axl	Circle's stablecoin from Avalanche on Axelar
wfil-wei				axlFIL	18	Wrapped FIL from Filecoin		~_non-cosmos/filecoin/images/wfil.png		Wrapped FIL on Axelar
arb-wei				ARB	18	Arbitrum		~_non-cosmos/arbitrum/images/arb.png	ARB.axl	Arbitrum on Axelar
pepe-wei				PEPE	18	Pepe		~_non-cosmos/ethereum/images/pepe.png	PEPE.axl
cbeth-wei				cbETH	18	Coinbase Wrapped Staked ETH		~_non-cosmos/ethereum/images/cbeth.png	cbETH.axl
reth-wei				rETH	18	Rocket Pool Ether		~_non-cosmos/ethereum/images/reth.png	rETH.axl
sfrxeth-wei				sfrxETH	18	Staked Frax Ether		~_non-cosmos/ethereum/images/sfrxeth.svg	sfrxETH.axl
wsteth-wei				wstETH	18	Wrapped Lido Staked Ether		~_non-cosmos/ethereum/images/wsteth.svg	wstETH.axl
yieldeth-wei				YieldETH	18	Real Yield Eth		~_non-cosmos/ethereum/images/yieldeth.png	YieldETH.axl
ox-wei				OX	18	Open Exchange Token		~_non-cosmos/ethereum/images/ox.png	OX.axl
yum-wei				YUM.axl	18	Axelar Wrapped YUM		~_non-cosmos/ethereum/images/yum.png
arbitrum-weth-wei				axlETH	18	Arbitrum axlETH
base-weth-wei				axlETH	18	Base axlETH
polygon-weth-wei				axlETH	18	Polygon axlETH
op-wei				OP	18	Optimism			OP.axl
arbitrum-uusdt				axlUSDT	6	Tether USD (Arbitrum)				Tether's USD stablecoin from Arbitrum on Axelar
optimism-uusdt				axlUSDT	6	Tether USD (Optimism)				Tether's USD stablecoin from Optimism on Axelar
polygon-uusdt				axlUSDT	6	Tether USD (Polygon)				Tether's USD stablecoin from Polygon on Axelar
cbbtc-satoshi				axl-cbBTC	8	Coinbase Wrapped Bitcoin				Coinbase Wrapped Bitcoin on Axelar
fbtc-satoshi				axlFBTC	8	Fire Bitcoin				Fire Bitcoin on Axelar
lbtc-satoshi				axlLBTC	8	Lombard Staked Bitcoin				Lombard Staked Bitcoin on Axelar
ibc/53046FFF6CAD109D8F9B2C7C9913853AD241928CD05CDDE419343D176025DA74	22		erc20/0xfbF4318d24a93753F11d365A6dcF8b830e98Ab0F	CROWDP	18	Crowdpunk DAO		~evmos/images/crowdp.png		The token of Crowdpunk DAO
unit-move				axlMOVE	8	Movement				Movement ($MOVE) from Ethereum via Axelar bridge
unit-zig				ZigCoin	18	ZigCoin		~zigchain/images/zigchain.png	ZigCoin.axl	ZigCoin from Ethereum via Axelar Bridge
cbdoge-satoshi				axl-cbDOGE	8	Coinbase Wrapped DOGE				Coinbase Wrapped DOGE on Axelar
ibc/47F03B29C23ADD8E97F5209E907E1A765FE69FC60C414D7E80E7419E62874F27	51	acre_9052-1	aacre
ibc/AD211FEDD6DF0EDA18873D4E2A49972759BD761D96C3BBD9D6731FDC3F948F93	41	agoric-3	ubld
ibc/904127FBA8462A67ABE600B66DA04A51E7301F82757E58592078087F28757359	111	archway-1	aarch
ibc/A84F9097D506056357A79CC1ED29ECFBD7C04CC8166754755AF82987002AB62F	190	atomone-1	uphoton
ibc/4D4A1D1E93450D7BE94F86BF8BC06C157D841949FBDB65B168CC38611CFBB30F	104	aura_6322-2	uaura
ibc/331F1904D36D53358B18AB6E26EFCAFB2156DE56374F947C6781A96CDFE9DBE9	175	bbn-1	ubbn
ibc/2F740C82769D1D7697CFB3D211F952E835AFD9C1852D23B49F3FA7F0475D794B	145	bitsong-2b	ubtsg
ibc/F8F36BBEFFD1B311D5D3A7B8E6B3C03DBF707D4E5FE045B18221D8DF12E481C3	125	celestia	utia
ibc/51DF28237DFCC73155B2F3E61300F5BF0F4989BD9F0C103A5939B03BB5A62649	141	perun-1	uc4e
ibc/E041211D030B0DD4049C36083D24869F5A445D5AFC2E5653288061908FC22AAF	127	centauri-1	ppica
ibc/4D5EB920B907F2270899EE1B196B44A8764E28847EEA42E70530685125EE6DA9	120	coreum-mainnet-1	ucore
ibc/9117A26BA81E29FA4F78F57DC2BD90CD3D26848101BA880445F119B22A1E254E	2	cosmoshub-4	uatom
ibc/B090DC21658BD57698522880590CA53947B8B09355764131AA94EC75517D46A5	7	crescent-1	ucre
ibc/0F9EA9664729F336E5DC0FCB341E1C1993B6A272F5E4003CA74D9F8D54CEF43A	138	dymension_1100-1	adym
ibc/B755889E03BCC776D971B24434A22F9907CC4745116A032CC0179730510C509E	109	empowerchain-1	umpwr
ibc/0B1A2FD6D40BBD60EEAF9ED619767EA8047CC7A46DC2A103183D7E9EE1063599	113	haqq_11235-1	aISLM
ibc/EC8E01D2F4F6890AE180845C8CE27F9E64240CC824D8DCCD137B82B548DB74CD	114	ixo-5	uixo
ibc/ADF401C952ADD9EE232D52C8303B8BE17FE7953C8D420F20769AF77240BD0C58	10	injective-1	inj
ibc/2027EC8CD73EB3F0E7E46FFFD71F5A06F91067BE188ADC9D5F512CD8F2145226	137	jackal-1	ujkl
ibc/9E3EB38E5E157AEBFF4A8EAC66E654BC8ECFCB1F758F4D1C0F2D65945E9E2935	4	juno-1	ujuno
ibc/1EDB735A58AA984F6FF11E332077D8A05D5E70E355427C2CF419BD1566FC1E2C	14	kaiyo-1	ukuji
ibc/449794253B2DCC4B539FED01A8CA80A3879A631A1E9E4BBAD3E207BDBE24C54D	75	kyve-1	ukyve
ibc/2C675DF5F8A49C2685775C6A692015A3B059FA6656B4DBB4DF4052F84F7DEDEA	156	lava-mainnet-1	ulava
ibc/0F7356748B884AA4AFD65DFC61575209BE0CBEFB796B578BF7A3F140411CBB54	170	mantra-1	amantra
ibc/64E172EE7DCCA19E715FDBB23599E09672232C121B32D7E93F79767560A0B427	121	migaloo-1	uwhale
ibc/8DB695F4C0D5C0F82B147DDABED413AEBDA586CDDB9C7CBE705041B5EBCB5C4E	78	neutron-1	untrn
ibc/52C9B73B0D9665A4FA1E973B001A83FCFF3B6062E44B564230D20536F1103112	139	cataclysm-1	unibi
ibc/37731EEEAE2D4A18C296FA1B3808719ACCBFFF7BF7F6A1D6EEA1044472B689E3	143	pirin-1	unls
ibc/DBB65C8F241295082A6CD8C770A67C4C5FCACBB4C8D0A519D621243E8513914E	177	nyx	unym
ibc/8D58BF228C8B8930F5D8D45ED617FFC34CA2AA397288495444FD822201A315DF	102	odin-mainnet-freya	loki
ibc/47BD209179859CDE4A2806763D7189B6E6FE13A17880FE2B42DE1E6C1E329E23	3	osmosis-1	uosmo
ibc/3D4931D8D0FC8E1FF552C29F126C43448514DEDD156F4B6A5C7750D29A53FCCF	116	pio-mainnet-1	nhash
ibc/AFE3377888BF66513E7D48A6D4D409626114481E3CC6F6E1C9B92C9AA25673FA	146	ssc-1	usaga
ibc/5B0968D76C6250F0824BD0BB4317DB34E884A14B345C83FB8256809855AC7CA7	12	secret-4	uscrt
ibc/07B3CA39C1A40FE3ACF1CA5CCBC92D7C37957AE35D41E1954AF4951250AC2961	103	pacific-1	usei
ibc/A3F82E2FAA04727360424B2A7F40FCBA8880E4278F1A5D3DFA4218AF9B0CF7A1	157	self-1	uslf
ibc/0BAF18A6E6D2F9886005DC2C365E142074DF47094FB1E621ED3089BD8B02D15B	165	sentinelhub-2	udvpn
ibc/69610BB9AA825ED55EC650937F3AD9FD94FEFE7488354C0824C65C9DD04D4511	148	shido_9008-1	shido
ibc/C1D2C0D9C8D49A07B0705594A3E52B2DEC9A6B9490745E9083556B651F9C36C8	174	sidechain-1	uside
ibc/12A9901F2B585B3563C2AD4919D20ED478CCAB3D7F9ACBB76E829583B99B1DAA	72	sommelier-3	usomm
ibc/F6D0827F10AB04D63596542BFC84B454A90FAE386324325CFD59265F0E08B5EF	160	source-1	usource
ibc/F42AC6E51C46D30F7F39ADCA1A38E29374745771F23AB3250444F09EBBB4A107	64	stride-1	ustrd
ibc/6896F977DF5B427359BA77B5AF1052E5512D460F3CE59C8F6A7CB51408351F3C	11	phoenix-1	uluna
ibc/53F0D1647EB6153E1C1D98A9134D4CD8503FC5C4406D6776A9E5086E00FBA268	161	xion-mainnet-1	uxion
ibc/CCEB6CEE970DF3D573DF4DFCBD5B7BC7B614F0CD6ECA7C56F9DE35D2676C00FC	49	dimension_37-1	axpla
ibc/4ABB59EC51905535CC63CD3B4B29D417CE1D27F924C8481B20F3AB3F8607D295	182	zigchain-1	uzig
>axiome-1
uaxm				AXM	6	Axiome	axiome	~axiome/images/axiome.png		The native token of Axiome Chain
uret				RET	6	Referral Energy Token		~axiome/images/ret.png		Referral Energy Token of Axiome Chain. RET is minted one to one to the referral upline when a delegation is made, grants a discount on network fees, and determines the holder's share of the Community Pool.
cw20:axm1sj7zrll8n6rh07hgzqtjemeeane53a68fzqzsmnyntw95w4h7z6s24683a				RIP	6	RIP	rip	~axiome/images/rip.png		RIP, a cw20 token on Axiome Chain
cw20:axm1cdup3cyz9c39c3gujmf02zkp2krr7ysxs2t6ev04kt2rw80vjf5s6l4ut7				HUNT	6	HUNT	hunt-2	~axiome/images/hunt.png		HUNT, a cw20 token on Axiome Chain
cw20:axm1hfaf96lt2y2dx2cr04svej0s0srqydhncxga5lh6zlrzw77d8qzqxday46				CLX	6	Collexium		~axiome/images/clx.png		Collexium, the utility token of the Collexium NFT marketplace on Axiome Chain
>axone-1
uaxone				AXONE	6	Axone		~axone/images/chain.png		The native token of Axone.
>bbn-1
ubbn				BABY	6	BABY	babylon	~babylon/images/logo.svg		The native token of Babylon Genesis.
ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1	noble-1	uusdc
ibc/C0E66D1C81D8AAF0E6896E05190FDFBC222367148F86AC3EA679C28327A763CD	2	axelar-dojo-1	uaxl			AXL
ibc/4805A17C742D2325715167EA1167974821888307CC62066D6CFA2BD0F724821D	0,transfer/08-wasm-1369	1	0x657e8c867d8b37dcc18fa4caead9c45eb088c642
ibc/49F46032AC74BE0BC972A87C5D031F7F65254E5AC59F09440B9435DF67787227	0,transfer/08-wasm-1369	1	0xf6718b2701d4a6498ef77d7c152b2137ab28b8a3
ibc/67144554C6EE6D0FCF43CBA0DF18D821E2818FD1F320B93AB0349E741A0DC850	0,transfer/08-wasm-1369	1	0x9356f6d95b8e109f4b7ce3e49d672967d3b48383
ibc/6E7CA61C5656D3F3007535F035386AEB8281833743CFCE0F069213331CEBBE1A	0,transfer/08-wasm-1369	1	0x004e9c3ef86bc1ca1f0bb5c7662861ee93350568			uniBTC
ibc/F15348F47575AAFE2BEFF8369CBE3647AE9DC06909CDBF8C97E48ACF7055E459	0,transfer/08-wasm-1369	1	0xbdf245957992bfbc62b07e344128a1eec7b7ee3f
ibc/89EE10FCF78800B572BAAC7080AEFA301B5F3BBC51C5371E907EB129C5B900E7	0,1340	ledger-mainnet-1	uclbtc			LBTC		~_non-cosmos/ethereum/images/lbtc.png
ibc/954F25C3AA0DCF2917393FB89D778F95815B0568EB093C43BA0B24CBD99CBFFB	0,transfer/08-wasm-1369	1	0xf469fbd2abcd6b9de8e169d128226c0fc90a012e
ibc/2CC08A10459B40B0251B8CB9C036C98BED1ABBD5F03772E371DCD0FFDA3EC7F3	0,transfer/08-wasm-1369	1	0x7a56e1c57c7475ccf742a1832b028f0456652f97	SolvBTC					SolvBTC
ibc/E06DD7851FC6E344788BD87B2E53384D676374FF0168CEFEDE072E4FB83037A1	0,transfer/08-wasm-1369	1	0xd9d920aa40f578ab794426f5c90f6c731d159def	xSolvBTC					xSolvBTC
ibc/88386AC48152D48B34B082648DF836F975506F0B57DBBFC10A54213B1BF484CB	0,transfer/08-wasm-1369	1	0x2260fac5e5542a773aa44fbcfedf7c193bc2c599			Wrapped BTC
ibc/FAE7862FCB5DC95168C415A6EE63DA8C38389EA1EAFF51C82F446C80C879156E	0,transfer/08-wasm-1369	1	0x6a9a65b84843f5fd4ac9a0471c4fc11afffbce4a			Lorenzo Wrapped Bitcoin
cw20:bbn17y5zvse30629t7r37xsdj73xsqp7qsdr7gpnh966wf5aslpn66rq5ekwsz				cBABY	6	Cube Baby	cube-staked-baby	~babylon/images/cbaby.svg		Liquid staking token from Cube by SatLayer
cw20:bbn1s7jzz7cyuqmy5xpr07yepka5ngktexsferu2cr4xeww897ftj77sv30f5s				eBABY	6	Babylon Escher LST		~babylon/images/eBABY.svg
cw20:bbn1fkz8dcvsqyfy3apfh8ufexdn4ag00w5jts99zjw9nkjue0zhs4ts6hfdz2				uniBTC	8	Universal BTC		~_non-cosmos/ethereum/images/uniBTC.svg
cw20:bbn1z5gne4pe84tqerdrjta5sp966m98zgg5czqe4xu2yzxqfqv5tfkqed0jyy				LBTC	8	Lombard Staked Bitcoin		~_non-cosmos/ethereum/images/lbtc.png
cw20:bbn1tyvxlr8qjt7yx48lhhle7xzxfxkyqwzkaxey3jekrl0gql260jlqlxgfst				SolvBTC	18	Solv BTC		~_non-cosmos/ethereum/images/solvBTC.png
cw20:bbn1ccylwef8yfhafxpmtzq4ps24kxce9cfnz0wnkucsvf2rylfh0jzswhk5ks				stBTC	18	Lorenzo stBTC		~_non-cosmos/ethereum/images/stbtc.svg
cw20:bbn1rgsgnu9hcssn97hprmavtt58vt3qg5y4qha4ky6q09urczsuzwlss60thh				eBTC	8	ether.fi BTC		~_non-cosmos/ethereum/images/eBTC.png
cw20:bbn1j7yz208yls9v5vcgsekwaf096wk2ysyrdn0u747868v80fd05tjsalq9ll				mBTC	8	Liquid Staked BTC		~_non-cosmos/ethereum/images/mbtc.png
cw20:bbn1jr0xpgy90hqmaafdq3jtapr2p63tv59s9hcced5j4qqgs5ed9x7sr3sv0d				pumpBTC	8	pumpBTC		~_non-cosmos/ethereum/images/pumpBTC.svg
cw20:bbn1300se0vwue77hn6s8wph64ey6d55zaf48jrveg9wafsquncn3e4scssgvd				WETH	18	Wrapped Ether		~_non-cosmos/ethereum/images/weth.svg
cw20:bbn1j2nchmpuhkq0yj93g84txe33j5lhw2y7p3anhqjhvamqxsev6rmsneu85x				satUniBTC.e	8	SatLayer uniBTC Bridged		~_non-cosmos/ethereum/images/uniBTC.svg
cw20:bbn1rl75n93kk075clrt72hqa7md6mwl78u28sghs380xuvlmksw6x3q07n2tc				satXSolvBTC.e	18	SatLayer xSatSolvBTC Bridged		~_non-cosmos/ethereum/images/xSolvBTC.png
cw20:bbn1rluxqjaqsczmdaxl4kr0qa42pp78zszlmdrt248hel59z3fh8y9qrh4dvq				satLBTC.e	8	SatLayer LBTC Bridged		~_non-cosmos/ethereum/images/lbtc.png
cw20:bbn13vejhl4x0arsq7wajcmlu5hx3phmxdcrp3s2jvy65ucyt9kfkh7qr2laaa				satFBTC.e	8	SatLayer FBTC Bridged		~_non-cosmos/ethereum/images/FBTC.png
cw20:bbn1m83xl7pshe9dt25ztlnlqfy8ksaxdp5e098fcl372fjdacpusdcqjp4zx3				satWBTC.e	8	SatLayer WBTC Bridged		~_non-cosmos/ethereum/images/wbtc.png
cw20:bbn1zwg6c8rzk8htpn67cj4vrq5y2qdhfgtzvslyy9574s4j8j5xynlqg0qzs2				satPumpBTC.e	8	SatLayer pumpBTC Bridged		~_non-cosmos/ethereum/images/pumpBTC.svg
cw20:bbn17awjw4g3a7wn5eruejf6hmshc8y06wpz6qu7ue32xygcueu55zqs33aq93				satStBTC.e	18	SatLayer stBTC Bridged		~_non-cosmos/ethereum/images/stbtc.svg
cw20:bbn1p56nwhnh0klnjf9k5ug6nyu84hkee0l2lq8f9kml7zwq9xsrkfcs7ej73n				CoBTC	8	Coffer Bitcoin		~_non-cosmos/binancesmartchain/images/CoBTC.svg
ibc/CD7ECDBBA538632B45915ED67C4932DDB318818C00C21489D3774E560E87E420	4		factory/milk1qg5ega6dykkxc307y25pecuufrjkxkaggkkxh7nad0vhyhtuhw3ssgcye4/umilkBBN	milkBABY	6	milkBABY		~milkyway/images/milkbaby.png		MilkyWay's liquid staked BABY
ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	2	axelar-dojo-1	uusdc
ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2	0	cosmoshub-4	uatom
ibc/81480F5459963F0E404057DBE46E39D34F3B7684F72F445398DB9C5E48D3E4D7	5	neutron-1	untrn
ibc/47BD209179859CDE4A2806763D7189B6E6FE13A17880FE2B42DE1E6C1E329E23	3	osmosis-1	uosmo
>laozi-mainnet
uband				BAND	6	Band Protocol	band-protocol	~bandchain/images/band.png		The native token of BandChain
ibc/B1C1F38CD3DD068952FE0A274450F02019BC0CA7852B65D13269C2CAAD371B99	159	coreum-mainnet-1	ucore
ibc/6B8531505147C9FF2AC90BC096AEC5D8E77EE3582874640FA5FE4E4FB382D2AC	83	osmosis-1	uosmo
ibc/D52A5D01857CBFA11D16DF3727B9541B53D4AC19CE42BF937D24AD93EE38FA4B	161	stride-1	ustrd
>beezee-1
ubze				BZE	6	BeeZee	bzedge	~beezee/images/bze.png		BeeZee network native coin
factory/bze13gzq40che93tgfm9kzmkpjamah5nj0j73pyhqk/uvdl				VDL	6	Vidulum		~beezee/images/vdl.png		Vidulum App Token
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo							OSMO from Osmosis
ibc/693DDB2D9B4260D67C8136C22D837F37488E0FBD81857D8E9C6022332EA26E33	10	lumen	ulmn					~lumen/images/lmn.png		LMN from Lumen
factory/bze15pqjgk4la0mfphwddce00d05n3th3u66n3ptcv/2MARS				C2M	6	Crypto2Mars		~beezee/images/c2m.png		Crypto2Mars Community Token
ibc/C00D101A3572A5374E23F11944463D1325319E255D7C824B33AF2F927F532348	2	archway-1	aarch							The native token of Archway network
ibc/6490A7EAB61059BFC1CDDEB05917DD70BDF3A611654162A1A47DB930D40D8AF4	3	noble-1	uusdc							USDC from Noble
ibc/08EAEAB525E59C611D5BD8FAC4BE65DF65A69E62874377F6889BBD01A33F385F	0	osmosis-1	factory/osmo1n6asrjy9754q8y9jsxqf557zmsv3s3xa5m9eg5/uspice
ibc/4AA3B163580B4377250CD4486FB6AD098EB27822EE056949EC4A39B09C5E3B4E	4	jackal-1	ujkl							JKL from Jackal Network
ibc/FF39851E73089ACBD0B09BDF62FA3C67FBD77A2CD97CD159DBCE9C770561F8AF	5		uflix	FLIX	6	Flix		~omniflixhub/images/flix.png		FLIX from OmniFlix Network
ibc/02EE50AB3A4B7540FA001B24CB75E688016F65547CABE885EA184338440080B2	0	osmosis-1	factory/osmo1n6asrjy9754q8y9jsxqf557zmsv3s3xa5m9eg5/usherpa
ibc/B2219CA05421EA988F83E5E824BF69362E80A6A87503EFD18B92C91C9E03763D	6	atomone-1	uatone							AtomOne native coin
ibc/12C0B8B561AFCFDA3C73DEE0F7F84AA2B860D48493C27E8E81A5D14724FAB08B	0,169	juno-1	cw20:juno1rws84uz7969aaa7pej303udhlkt3j9ca0l3egpcae98jwak9quzq8szn2l							(Deprecated) PHMN bridged via Osmosis from legacy to the Cosmos Hub.
factory/bze12gyp30f29zg26nuqrwdhl26ej4q066pt572fhm/GGE				GGE	6	GEEGEE		~beezee/images/gge.png		GEEGEE (GGE) on Cosmos is a community driven meme coin. Sharing knowledge and create visibility. How strong can we be? ☀️
factory/bze1972aqfzdg29ugjln74edx0xvcg4ehvysjptk77/CTL				CTL	6	CryptoTrtl		~beezee/images/ctl.png		$CryptoTrtl is fun, join us on Telegram.
ibc/82931180F0962712BFABB189083A94C77EA90E269ABFC6D310AF922B2B14E011	6	atomone-1	uphoton
>bitbadges-1
ubadge				BADGE	9	BitBadges		~bitbadges/images/badge_logo.png		$BADGE is the native in-app token for BitBadges.
ibc/A4DB47A9D3CF9A068D454513891B526702455D3EF08FB9EB558C561F9DC2B701	3	cosmoshub-4	uatom
ibc/110A26548C514042AFDDEB1D4B46E71C1D43D9672659A3C958D7365FEECD9388	40	injective-1	inj
ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	2	noble-1	uusdc
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>bitcanna-1
ubcna				BCNA	6	BitCanna		~bitcanna/images/bcna.png		The BCNA coin is the transactional token within the BitCanna network, serving the legal cannabis industry through its payment network, supply chain and trust network.
ibc/9E3125737681BAD7BCB7AD87E845B1D277CF6E25555DAE2B6604C9BBCAB2C9C4	50	archway-1	aarch
ibc/8B066EED78CCC6A90E963C81EB4B527C28FE538BE396B8756F4C4BFC53C74221	0	bitsong-2b	ubtsg
ibc/A4DB47A9D3CF9A068D454513891B526702455D3EF08FB9EB558C561F9DC2B701	3	cosmoshub-4	uatom
ibc/8D9262E35CAE362FA74AE05E430550757CF8D842EC1B241F645D3CB7179AFD10	10	juno-1	ujuno
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>bitsong-2b
ubtsg				BTSG	6	BitSong	bitsong	~bitsong/images/btsg.png		BitSong Native Token
ft2D8E7041556CE93E1EFD66C07C45D551A6AAAE09				CLAY	6	Adam Clay FanToken		~bitsong/images/ft2D8E7041556CE93E1EFD66C07C45D551A6AAAE09.png		Adam Clay a BitSong Music FanToken
ft25B30C386CDDEBD1413D5AE1180956AE9EB3B9F7				FASANO	6	Nicola Fasano Fantoken		~bitsong/images/ft25B30C386CDDEBD1413D5AE1180956AE9EB3B9F7.png		Nicola Fasano a BitSong Music FanToken
ft575B10B0CEE2C164D9ED6A96313496F164A9607C				D9X	6	Delta 9 Fantoken		~bitsong/images/ft575B10B0CEE2C164D9ED6A96313496F164A9607C.png		Delta 9 a BitSong Music FanToken
ft56664FC98A2CF5F4FBAC3566D1A11D891AD88305				FONTI	6	FONTI Fantoken		~bitsong/images/ft56664FC98A2CF5F4FBAC3566D1A11D891AD88305.png		FONTI a BitSong Music FanToken
ft52EEB0EE509AC546ED92EAC8591F731F213DDD16				BJKS	6	BlackJack Fantoken		~bitsong/images/ft52EEB0EE509AC546ED92EAC8591F731F213DDD16.png		BlackJack a BitSong Music FanToken
ftE4903ECC861CA45F2C2BC7EAB8255D2E6E87A33A				RWNE	6	Rawanne Fantoken		~bitsong/images/ftE4903ECC861CA45F2C2BC7EAB8255D2E6E87A33A.png		Rawanne a BitSong Music FanToken
ft85AE1716C5E39EA6D64BBD7898C3899A7B500626				ENMODA	6	Enmoda Fantoken		~bitsong/images/ft85AE1716C5E39EA6D64BBD7898C3899A7B500626.png		Enmoda a BitSong Music FanToken
ft99091610CCC66F4277C66D14AF2BC4C5EE52E27A				404DR	6	404Deep Records Fantoken		~bitsong/images/ft99091610CCC66F4277C66D14AF2BC4C5EE52E27A.png		404Deep Records a BitSong Music FanToken
ft387C1C279D962ED80C09C1D592A92C4275FD7C5D				N43	6	N43 Fantoken		~bitsong/images/ft387C1C279D962ED80C09C1D592A92C4275FD7C5D.png		N43 a BitSong Music FanToken
ft24C9FA4F10B0F235F4A815B15FC774E046A2B2EB				LOBO	6	Puro Lobo Fantoken		~bitsong/images/ft24C9FA4F10B0F235F4A815B15FC774E046A2B2EB.png		Puro Lobo a BitSong Music FanToken
ft7020C2A8E984EEBCBB383E91CD6FBB067BB2272B				VIBRA	6	Vibranium Fantoken		~bitsong/images/ft7020C2A8E984EEBCBB383E91CD6FBB067BB2272B.png		Vibranium a BitSong Music FanToken
ft2DD67F5D99E9A141142B48474FA7B6B3FF00A3FE				KARINA	6	Karina Fantoken		~bitsong/images/ft2DD67F5D99E9A141142B48474FA7B6B3FF00A3FE.png		Karina a BitSong Music FanToken
ft4B030260D99E3ABE2B604EA2B33BAF3C085CDA12				TESTA	6	Luca Testa Fantoken		~bitsong/images/ft4B030260D99E3ABE2B604EA2B33BAF3C085CDA12.png		Luca Testa a BitSong Music FanToken
ftD4B6290EDEE1EC7B97AB5A1DC6C177EFD08ADCC3				CMQZ	6	Carolina Marquez Fantoken		~bitsong/images/ftD4B6290EDEE1EC7B97AB5A1DC6C177EFD08ADCC3.png		Carolina Marquez a BitSong Music FanToken
ft347B1612A2B7659913679CF6CD45B8B130C50A00				LDON	6	[Redacted] Fantoken (ft3...A00)				[Redacted] a BitSong Music FanToken
ibc/94D295BC0F9FFCBAA08438252040A5704EA1C88C466D10659DED3CA08C39F1A0	29	archway-1	aarch
ibc/21F030105A9DBFA65943765F9B1B2E2D85293178EB0E9822E011F2695EAA98A2	30	axelar-dojo-1	uaxl
ibc/B559A80D62249C8AA07A380E2A2BEA6E5CA9A6F079C912C3A9E9B494105E4F81	30	axelar-dojo-1	uusdc
ibc/373637BF703E7B0ACEF1E58BBCCFA4529DC6FA200CF84AD087757ED70B7A8BF2	42	bitcanna-1	ubcna
ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9	1	cosmoshub-4	uatom
ibc/448C1061CE97D86CC5E86374CD914870FB8EBA16C58661B5F1D3F46729A2422D	5	juno-1	ujuno
ibc/0648652BC5782C9E3C7DAB895765ADA1CE340340E16B808E8F2E950ADAE3CC79	39	neutron-1	untrn
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>bitway-1
ubtw				BTW	6	Bitway native token		~bitway/images/btw.png		The native token of Bitway.
sat				BTCT	8	Bitway Bitcoin				BTC-pegged token on Bitway.
ibc/B9E4FD154C92D3A23BEA029906C4C5FF2FE74CB7E3A058290B77197A263CF88B	13	noble-1	uusdc			Noble USDC				Noble USDC on Bitway.
ibc/F03F09579E9B70EBE7801B6541502C6BC71609ED2642E69FB5FE59CCC56D7BF1	14,transfer/08-wasm-1369	1	0xdac17f958d2ee523a2206206994597c13d831ec7							Tether USD via Eureka
ibc/5F5E7D25BBAD0BB09FCE567C75EC8527590CA8AC5F947BAF8E533FBF7E270A44	14,transfer/08-wasm-1369	1	0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2	ETH		Ethereum		~_non-cosmos/ethereum/images/eth-white.png	ETH	Ether via Eureka
ibc/8CE03AF2B73E16AA5BC52FBCAE5ABD9214BF0D4F48CA20B8B255401B8658480C	14	cosmoshub-4	uatom
>blockx_19191-1
abcx				BCX	18	BCX				BlockX Native Token
>bluechip-3
ubluechip				BCP	6	Bluechip		~bluechip/images/bluechip.png		The native staking token of the Bluechip Chain.
>bluzelle-9
ubnt				BLZ	6	Bluzelle	bluzelle	~bluzelle/images/bluzelle.png		The native token of Bluzelle
uelt				ELT	6	ELT		~bluzelle/images/elt.png		The ELT token of Bluzelle's Gamma 4 Gaming Ecosystem
ug4				G4	6	G4		~bluzelle/images/g4.png		The game token of Bluzelle's Gamma 4 Gaming Ecosystem
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>bostrom
boot				BOOT	0	Bostrom	bostrom	~bostrom/images/boot.png		The staking token of Bostrom
hydrogen				HYDROGEN	0	Bostrom Hydrogen		~bostrom/images/hydrogen.png		The liquid staking token of Bostrom
milliampere				A	3	Bostrom Ampere		~bostrom/images/ampere.png		The resource token of Bostrom
millivolt				V	3	Bostrom Volt		~bostrom/images/volt.png		The resource token of Bostrom
tocyb				TOCYB	0	Bostrom Tocyb		~bostrom/images/tocyb.png		The staking token of Cyber
ibc/15E9C5CF5969080539DB395FA7D9C0868265217EFC528433671AAF9B1912D159	8	cosmoshub-4	uatom
ibc/13B2C536BB057AC79D5616B8EA1B9540EC1F2170718CAFF6F0083C966FFFED0B	2	osmosis-1	uosmo
>bouachain
ubouacoin				BOUA	8	BOUACOIN		~bouachain/images/bouachain.png		The native token of the Bouachain blockchain, used for transaction fees, staking, and governance.
>bcx_323-1
ubcx				BCX	18	Buycex		~buycex/images/bcx.png		Buycex is the native token of the BuyCex Infinity Chain.
>canto_7700-1
acanto				CANTO	18	Canto	canto	~canto/images/canto.png		Canto is a Layer-1 blockchain built to deliver on the promise of DeFi
ibc/0D739D7202D248F85EBEC38D4C5649B86AED820A512451E7C680672A0528E88B	6	carbon-1	swth
ibc/67EA418E1C4F31BC3443A1C7068567CFA1CE9C31253787B233D693FB68797255	23	centauri-1	ppica
ibc/9117A26BA81E29FA4F78F57DC2BD90CD3D26848101BA880445F119B22A1E254E	2	cosmoshub-4	uatom
ibc/FC9D92EC12BC974E8B6179D411351524CD5C2EBC3CE29D5BA856414FEFA47093	0	gravity-bridge-3	ugraviton
ibc/D24B4564BCD51D3D02D9987D92571EAC5915676A9BD6D9B0C1D0254CB8A5EA34	5	osmosis-1	uosmo
ibc/E341F178AB30AC89CF18B9559D90EF830419B5A4B50945EF800FD68DE840A91E	10	sommelier-3	usomm
>carbon-1
swth				SWTH	8	Carbon	switcheo	~carbon/images/swth.png		The native governance token of Carbon
usc				USC	8	Carbon USD Coin		~carbon/images/usc.png		The native stablecoin of Carbon
bnb.1.6.773edb				BNB	18	Binance Coin		~_non-cosmos/binancesmartchain/images/bnb.png		BNB token on Carbon
bneo.1.14.e2e5f6				bNEO	8	BurgerNEO		~carbon/images/bneo.png		bNEO token on Carbon
busd.1.6.754a80				BUSD	18	BUSD (BEP-20)		~_non-cosmos/ethereum/images/busd.png		BUSD (BEP-20) token on Carbon
cglp.1.19.1698d3				CGLP	18	Carbon Wrapped GLP		~carbon/images/cglp.png		Carbon Wrapped GLP on Carbon
cgt/1				USD	18	Carbon Grouped USD		~carbon/images/carbon-grouped-usd.png		Grouped USD on Carbon
eth.1.19.c3b805				ETH	18	Ethereum (Arbitrum)		~_non-cosmos/ethereum/images/eth.svg		ETH (Arbitrum) token on Carbon
eth.1.2.942d87				ETH	18	Ethereum (ERC20)		~_non-cosmos/ethereum/images/eth.svg		ETH (ERC20) token on Carbon
ibc/07FA7831E1920D0C87C9388F86B0108677F6ED0C9DE7E4063F05ED675192405C	15		ustars	STARS	6	Stargaze Staking Coin	stargaze	~stargaze/images/stars.png		STARS token on Carbon
ibc/2B58B8C147E8718EECCB3713271DF46DEE8A3A00A27242628604E31C2F370EF5	12	phoenix-1	uluna			Terra Staking Coin				LUNA token on Carbon
ibc/6C349F0EB135C5FA99301758F35B87DB88403D690E5E314AB080401FEE4066E5	0,6994	celestia	utia			Celestia TIA				TIA token on Carbon
ibc/16065EE5282C5217685C8F084FC44864C25C706AC37356B0D62811D50B96920F	0	osmosis-1	factory/osmo1f5vfcph2dvfeqcqkhetwv75fda69z7e5c2dldm3kvgj23crkv6wqcn47a0/umilkTIA							MilkTIA token on Carbon
ibc/3552CECB7BCE1891DB6070D37EC6E954C972B1400141308FCD85FD148BD06DE5	8	stride-1	ustrd							STRD token on Carbon
ibc/35E771B8682D828173F4B795F6C307780F96DC64D6F914FAE4CC9B4666F66364	6		aevmos	EVMOS	18	Evmos	evmos	~evmos/images/evmos.png		EVMOS token on Carbon
ibc/4E06CF24FEBFB3F5AF645377DCC0B70AA6183BAF6B918B8B6243FCDEB7D38118	28	irishub-1	uiris			IRIS Hub Staking Coin				IRIS token on Carbon
ibc/662914D0C1CEBCB070C68F061D035E8B10A07C79AB286E7342C85F3BE74612C5	9	kaiyo-1	ukuji							KUJI token on Carbon
ibc/75249A18DEFBEFE55F83B1C70CAD234DF164F174C6BC51682EE92C2C81C18C93	8	stride-1	stuosmo							stOSMO token on Carbon
ibc/92E974290AF9E2BC3AEEEC35305C8FD76AC5A22A74CF8D91270FDF5A1C41E861	18	canto_7700-1	acanto							CANTO token on Carbon
ibc/A4DB47A9D3CF9A068D454513891B526702455D3EF08FB9EB558C561F9DC2B701	3	cosmoshub-4	uatom			Cosmos				Cosmos governance token on Carbon
ibc/B7864B03E1B9FD4F049243E92ABD691586F682137037A9F3FCA5222815620B3C	8	stride-1	stuatom							stATOM token on Carbon
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo							OSMO token on Carbon
usdc.1.2.343151				USDC	6	Circle USD		~_non-cosmos/ethereum/images/usdc.png		USDC (ERC20) token on Carbon
usdc.1.6.53ff75				USDC	18	USD Coin (BEP-20)		~_non-cosmos/ethereum/images/usdc.svg		USD Coin (BEP-20) token on Carbon
zil.1.18.1a4a06				ZIL	12	Zilliqa		~carbon/images/zil.png		ZIL token on Carbon
>celestia
utia				TIA	6	Celestia	celestia	~celestia/images/celestia.png		Celestia is a modular blockchain network focused on data availability, allowing developers to deploy their own customizable blockchains with ease.
hyperlane/0x726f757465725f61707000000000000000000000000000020000000000000015				USDC.hyperlane	6	USD Coin	usd-coin
ibc/0E1517E2771CA7C03F2ED3F9BAECCAEADF0BFD79B89679E834933BC0F179AD98	1	axelar-dojo-1	uaxl
ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1	axelar-dojo-1	uusdc
ibc/A6F8FF700C6E1DB0A405338ED663CA64172D83311874A391391A68773ED7AD61	12	centauri-1	ppica
ibc/476DB10039AC227EC8E7B7FEF31E84392E6DEF01C62E64B98F769781471C6469	278	cosmoshub-4	uatom
ibc/D5219DCDA4565FD7B3FD96C046854A2D4A005E895D1D2A7A5C83D8A3A279DD11	27	dymension_1100-1	adym
ibc/A39D6D491ED6349F67505000586546E68ECE05C486F07BE831871AF88A50CD19	7	injective-1	inj
ibc/147B3FF1D005512CCE4089559AF5D0C951F4211A031F15E782E505B85022DF89	13	kava_2222-10	ukava
ibc/A020C9A03670A74D9BAD0E914FB4C0FC8AC9E762808BDB0EE4A0F6840297014B	8	neutron-1	untrn
ibc/13B2C536BB057AC79D5616B8EA1B9540EC1F2170718CAFF6F0083C966FFFED0B	2	osmosis-1	uosmo
ibc/BA9C8B4709FA149BEF4C86656BCE54A6AC78176110D5A7122CDE3D5435F51A15	36	quicksilver-2	uqck
ibc/E3459360643C2555C57C7DAB0567FA762B42D5D6D45A76615EA7D99D933AEC04	14	secret-4	uscrt
ibc/CE9455F316C89EF327D7C92B20DD3A0FC9ED0F218BE46F341C6D140104980B4F	4	stride-1	ustrd
ibc/70541FE5CA74E84F51753FC9CABC86E88FBC8874EF554882F4E0407137C2E0E3	15	phoenix-1	uluna
ibc/FB4BE6C7C18391E05A55D1B299B337D743BB45047C43FDD193751D7C8AAE743E	277	thejaynetwork	ujay
ibc/3CBC2F5121818E20FC1437DD1944BC88B27B76726444D67C5CC8C701E4173B87	280	xrplevm_1440000-1	axrp
ibc/1E5227243240D4BC3432BDE43563718BB7AFFF46666505B1604372707B6E56FC	86	interwoven-1	uinit
>perun-1
uc4e				C4E	6	Chain4Energy	chain4energy	~chain4energy/images/c4e.png		The native token of Chain4Energy
ibc/2CC0B1B7A981ACC74854717F221008484603BB8360E81B262411B0D830EDE9B0	0	axelar-dojo-1	uaxl
ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5	0	axelar-dojo-1	uusdc
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>cheqd-mainnet-1
ncheq				CHEQ	9	cheqd	cheqd-network	~cheqd/images/cheq.png		Native token for the cheqd network
ibc/C950356239AD2A205DE09FDF066B1F9FF19A7CA7145EA48A5B19B76EE47E52F7	2	gravity-bridge-3	ugraviton
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
ibc/C0DD602D2B4CA12D9BB1FEEEF23D0042473264FFB8A7D88CEDE4FAACC628FADF	36	secret-4	uscrt
ibc/FC47EC0858F2B2C4B06E931C116CE890B32F0D4561F88F4E66589B439E46AEF5	34	phoenix-1	uluna
>chihuahua-1
uhuahua				HUAHUA	6	Chihuahua	chihuahua-token	~chihuahua/images/huahua.png		Chihuahua is a community-driven blockchain project focused on creating a fun and engaging ecosystem with an emphasis on social interactions and community building.
cw20:chihuahua1yl8z39ugle8s02fpwkhh293509q5xcpalmdzc4amvchz8nkexrmsy95gef				PUPPY	6	Puppy		~chihuahua/images/puppyhuahua_logo.png		Puppy
factory/chihuahua1x4q2vkrz4dfgd9hcw0p5m2f2nuv2uqmt9xr8k2/achihuahuawifhat				BADDOG	6	Chihuahuawifhat		~chihuahua/images/baddog.png		has a hat
factory/chihuahua1sj9verkuk8aa9jrngnpwup6zjht4vwngjlpemnt9w38ccp0qnlcswvsuzc/beer				BEER	6	BEER		~chihuahua/images/beer.png		BeerDog
factory/chihuahua13jawsn574rf3f0u5rhu7e8n6sayx5gkw3eddhp/uwoof				WOOF	6	WOOF		~chihuahua/images/woof.png		Woof
factory/chihuahua13jawsn574rf3f0u5rhu7e8n6sayx5gkw3eddhp/utacos				TACOS	6	TACOS		~chihuahua/images/tacos.png		Tacos
factory/chihuahua13jawsn574rf3f0u5rhu7e8n6sayx5gkw3eddhp/uweed				WEED	6	WEED		~chihuahua/images/weed.png		Weed
factory/chihuahua13jawsn574rf3f0u5rhu7e8n6sayx5gkw3eddhp/ubdog				BDOG	6	BDOG		~chihuahua/images/bdog.png		Bulldog
factory/chihuahua13jawsn574rf3f0u5rhu7e8n6sayx5gkw3eddhp/ucorso				CORSO	6	CORSO		~chihuahua/images/corso.png		CaneCorso
cw20:chihuahua1jz5n4aynhpxx7clf2m8hrv9dp5nz83k67fgaxhy4p9dfwl6zssrq3ymr6w				bHUAHUA	6	BackBone Labs Liquid Staked HUAHUA		~chihuahua/images/bhuahua.png		BackBone Labs Liquid Staked HUAHUA
factory/chihuahua1hplyuj2hzxd75q8686g9vm3uzrrny9ggvt8aza2csupgdp98vg2sp0e3h0/uhuahua.ash				ashHUAHUA	6	Burned HUAHUA		~chihuahua/images/ashhuahua.png		ashHUAHUA - Burned HUAHUA
ibc/7D01429FF7542DBC41C261793B480B63FE7A83260C751989CC268BC7E852EB99	39	migaloo-1	factory/migaloo1nsskhvvh0msm7d5ke2kfg24a8d4jecsnxd28s27h0uz5kf9ap60shlqmcl/ampGASH					~migaloo/images/ampgash.png
ibc/DBBDE1753EFA93F09C468DB5E384861BB741D4AA73E9C7032D139BB2C99FDD65	39	migaloo-1	factory/migaloo1etlu2h30tjvv8rfa4fwdc43c92f6ul5w9acxzk/uguppy
ibc/FA7112322CE7656DC84D441E49BAEAB9DC0AB3C7618A178A212CDE8B3F17C70B	39	migaloo-1	uwhale			Migaloo				The native token of Migaloo Chain
factory/chihuahua1mzcfzh4ufk2cta59pm9a6wdyvv8c4v5epqzj46/Chihuahua				CHIHUAHUA	6	Chihuahua		~chihuahua/images/chihuahua.png		Chihuahua coin
factory/chihuahua1mzcfzh4ufk2cta59pm9a6wdyvv8c4v5epqzj46/wirelibertyfence				WLF	6	wirelibertyfence		~chihuahua/images/wirelibertyfence.png		WLF coin
ibc/BFAA5FC8AAC1A59A7577865BA6FC22E8FCC375A4DFD1EEF53D7640F64DCFA682	208	dymension_1100-1	adym
ibc/89C79BD28DCCF300B9EE87740B061011AD870EC480777FAB95D85B3ED36BC06C	11	juno-1	ujuno
ibc/602B2AB3379A9917CB9E7BA6DA2B8F63AD842DAD36D1B36CCDBF3AB620B60904	76	neutron-1	untrn
ibc/9F63977F17AB8106AAFD8E336F5114F76F08B170B120119C8B62F27B0346A9FB	24	exchain-66	wei
ibc/FAC1BAAA6ECDCB88408A6EEEA13AD4736DA687F85ACD22B5BBD00D36754AC0FA	7	osmosis-1	uosmo
ibc/D1489F3713939AE235BE7C4D6D01C49B3A67791D86F79520EE67CFA4A1A88846	94	core-1	uxprt
ibc/EB2CED20AB0466F18BE49285E56B31306D4C60438A022EA995BA65D5E3CF7E09	16	secret-4	uscrt
ibc/C6BF622B73A9FD6E1A27EBC432AAA2B7089D0F47DB2EFEF4D9ABA938DDB8E4F7	25	stafihub-1	ufis
>chimba
ucmba				CMBA	6	Chimba		~chimba/images/chimba-blue.png		The first blokchain in colombia
>cifer-2
ucif				CIF	6	Cifer		~cifer/images/cif.png		The Next Generation of AI Infrastructure Built for Privacy, Performance, & Governance — By Design, At Scale
ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2	0	cosmoshub-4	uatom
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>cnho_stables-1
ucnho				CNHO	6	CNHO Stables		~cnhostables/images/chain.png		CNHO Stables Network is designed to facilitate the real world asset in Cosmos ecosystem. Starting from non USD stablecoins and stocks to real estates, the goal is to provide a new tool for the under development regions to invest in the future and pay globally. The native token is CNHO, pegged 1:1 on CNH.
>comdex-1
ucmdx				CMDX	6	Comdex		~comdex/images/cmdx.png		Native Token of Comdex Protocol
uharbor				HARBOR	6	Harbor		~comdex/images/harbor.png		Governance Token of Harbor protocol on Comdex network
ucmst				CMST	6	CMST	composite	~comdex/images/cmst.png		Stable Token of Harbor protocol on Comdex network
ibc/AC1C2A51F65F31032B0FBF87D6D405D62727B3A548F0390B8C727FF8D8193DAD	49	crescent-1	ucre
ibc/167E3D88D71B7D2F6308D3EF93FC3DD51932B2D9672D72B71418F61CBC5F5717	18	juno-1	ujuno
ibc/9F3B9FA98C4D46C7E8A5CFA250CDD875DC670715A307EEBFE59F113B2FB096FD	31	kaiyo-1	ukuji
ibc/1A8D30507F3EAC6A99666EDCB8CD147D1453B35E68F4331B63848B2040E9A5E2	63	migaloo-1	uwhale
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
ibc/E437FFE5ABB5163FA7968BAF68146512B81E842DF05BA27E3B25E64B7CDC9AC7	57	core-1	uxprt
ibc/345D30E8ED06B47FC538ED131D99D16126F07CD6F8B35DE96AAF4C1E445AF466	65	secret-4	uscrt
ibc/365407B27EE99FD841FC3805F2B63323E4E0A7EA35D4413E305188134B640B4D	45	stride-1	ustrd
ibc/0695E3FA2C74C608E9573025598A7BD4297BE15180F86707B2118E513DBF4A5A	51	phoenix-1	uluna
>commercio-3
ucommercio				COM	6	Commercio		~commercionetwork/images/com.png		The native token of Commercio.network
uccc				CCC	6	Commercio Cash Credit		~commercionetwork/images/ccc.png		The cash credit token of Commercio.network
>centauri-1
ppica				PICA	12	Pica		~composable/images/pica.svg		Picasso is a blockchain project within the IBC ecosystem that focuses on providing modular and interoperable solutions for decentralized finance (DeFi) and other blockchain applications.
ibc/EE9046745AEC0E8302CB7ED9D5AD67F528FB3B7AE044B247FB0FB293DBDA35E9	2		4	KSM	12	KSM		~_non-cosmos/kusama/images/ksm.svg		The native staking and governance token of Kusama Relay Chain.
ibc/3CC19CEC7E5A3E90E78A5A9ECC5A0E2F8F826A375CF1E096F4515CF09DA3E366	2,15		79228162514264337593543950342	DOT	10	DOT		~_non-cosmos/polkadot/images/dot.png		The native staking and governance token of Polkadot Relay Chain.
ibc/F3EC9F834E57DF704FA3AEAF14E8391C2E58397FE56960AD70E67562990D8265	2		130	USDT	6	USDT				USDT issued by the Kusama Asset Hub.
ibc/C58E5D2571042137CB68B1B9851C4E7211C05F7C2C79E21E0966AF0F063961F8	2		2125	TNKR	12	TNKR		~_non-cosmos/tinkernet/images/tnkr.svg		The native fee, staking and governance token of the Tinkernet Parachain.
ibc/F9D075D4079FC56A9C49B601E54A45292C319D8B0E8CC0F8439041130AA7166C	52	1	wei	ETH	18	Ethereum		~_non-cosmos/ethereum/images/eth-white.png		The native token of Ethereum, bridged via IBC.
ibc/A342F6F8D1CDE1D934C50E8EAFF91E813D971E1BFEED7E557F1674E01004A533	52	1	0x6b175474e89094c44da98b954eedeac495271d0f							A stablecoin issued by Maker Protocol.
ibc/5F9BE030FC355733EC79307409FA98398BBFC747C9430B326C144A74F6808B29	52	1	0x3432b6a60d23ca0dfca7761b7ab56459d9c964d0			Frax Shares				The governance token of the Frax ecosystem.
ibc/4F20D68B51ED559F99C3CD658383E91F45486D884BF546E7B25337A058562CDB	52	1	0x853d955acef822db058eb8505911ed77f175b99e							The first fractional-algorithmic stablecoin by Frax Finance.
ibc/458032E654E41DB91EF98F13E2CE4F9E0FE86BA3E0CDBEC074A854E9F5229A90	52	1	0x5e8422345238f34275888049021821e8e08caa1f							A liquid ETH staking derivative designed to leverage the Frax ecosystem.
ibc/4E0ECE7819D77B0F2B49F5C34B5E594A02D2BA8B1B0F103208F847B53EBFB69A	52	1	0xac3e018457b222d93114458476f3e3416abbe38f			Frax Staked Ether				A Liquid Staking Derivative designed to accrue the staking yield of the Frax ETH validators.
ibc/5BD7F23FE150D9CF3BCC944DB829380BCC51A4022A131151C4D13B3AFAC2D1D9	52	1	0xa663b02cf0a4b149d2ad41910cb81e23e1c41c32							An ERC4626 staking vault that distributes part of the Frax Protocol yield weekly to stakers denominated in FRAX stablecoins.
ibc/37CC704EA53E96AB09A9C31D79142DE7DB252420F3AB18015F9870AE219947BD	52	1	0xdac17f958d2ee523a2206206994597c13d831ec7			Tether (Ethereum)				A stablecoin issued by Tether that is pegged 1:1 to the USD.
ibc/52C8C6197989684F891076F228F20CD1659AB6E1776E3B85E65CBBEC67DA5DED	52	1	0xd533a949740bb3306d119cc777fa900ba034cd52
ibc/1507315B0C337368B85A7EC67C3956C508E1106EBD96336B1B092F7B2815B3E5	52	1	0x2260fac5e5542a773aa44fbcfedf7c193bc2c599	wBTC					wBTC	An ERC-20 token issued Ethereum that represents Bitcoin.
ibc/74F65FE91F672BC2524C039B3CD0211F6D370071209552533DF26D57743D5FFD	52	1	0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84							A token that represents staked ether in Lido.
ibc/207E7F34DFEBF714CED4900C1FD85BAF200230BF431EE8133EB26B98CB535EDC	52	1	0xae78736cd615f374d3085123a210448e74fc6393			Rocket Pool ETH				Rocket Pool protocol's liquid staking token.
ibc/C9D79BE8E3E75CA2DFDC722C77D7B179C39A4802D59019C790A825FDE34B724A	52	1	0xf939e0a03fb07f59a73314e73794be0e57ac1b4e
ibc/36EF1EA47A09689C81D848B08E5240FA9FF13B17DB7DCF48B77D4D0D9B152821	52	1	0x04c154b66cb340f3ae24111cc767e0184ed00cc6
ibc/34C23BA6BAA2EAE0199D85AD1E2E214F76B0BFAD42BF75542D15F71264EEB05B	52	1	0x35fa164735182de50811e8e2e824cfb9b6118ac2
ibc/B089810D5A6316AD5E9C7808733DC4AB11C7BA3033221D28711FC7206BACB929	52	1	0x57e114b691db790c35207b2e685d4a43181e6061
ibc/FFD9EB71B4480ED4D73F7370A2AEBDB48447A0AAE27265F8060A957F0FF71983	52	1	0x4c9edd5852cd905f086c759e8383e09bff1e68b3
ibc/E317539F148285AAC77E7614101CBE94E20EDF169B233A5E0C867112972F9041	52	1	0xbf5495efe5db9ce00f80364c8b423567e58d2110
ibc/6367C5AF2E2477FB13DD0C8CB0027FEDDF5AE947EE84C69FB75003E604E29D05	52	1	0x6982508145454ce325ddbe47a25d4ec3d2311933							PEPE is a deflationary memecoin launched on Ethereum.
ibc/2CC39C8141F257EBBA250F65B9D0F31DC8D153C225E51EC192DE6E3F65D43F0C	71	solana	So11111111111111111111111111111111111111112	wSOL		Wrapped Solana			wSOL	SOL is the native cryptocurrency of the Solana blockchain.
ibc/C280CB39B97E7CD33A0BF149CFD392C2A3F95FF896AFF89CFF2FA181479BED8D	71	solana	mSoLzYCxHdYgdzU16g5QSh3i5K3z3KZK7ytfqcJm7So
ibc/91A2FE07F8BDFC0552B1C9972FCCBF2CFD067DDE5F496D81E5132CE57762B0F2	71	solana	J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn
ibc/F52A71607B3AA7BBA8A222A9176E9939E92AB3656A094289CD218907D45DB716	71	solana	bSo13r4TkiE4KumL71LsHTPpL2euBYLFx6h9HP3piy1
ibc/55F5B582483FEFA5422794292B079B4D49A5BAB9881E7C801F9F271F1D234F1D	71	solana	LSTxxxnJzKDFSLr4dUkPcmCf5VyryEqzPLz5j4bpxFp
ibc/BADB5950C4A81AC201696EBCB33CD295137FA86F0AA620CDDE946D3700E0208C	71	solana	edge86g9cVz87xcpKpy3J77vbp4wYd9idEV562CCntt
ibc/531C52D572698BCBA29F44D959E73CD2148EE6542A3118F9E56621A28E1FF4C6	71	solana	he1iusmfkpAdwvxLNGV8Y1iSbj4rUy6yMhEA3fotn9A
ibc/6976998E24F1CFC373A9F799C9CE901F5EC32C3E33B2B09384A05774D9339626	71	solana	jupSoLaHXQiZZTSfEWMTRRgpnyFm8f6sZdosWBjx93v
ibc/BA34EAA22BBDA46C228DC70E4ED7E42A0867D5B051D625F953CC7B1CEF58C071	71	solana	EKpQGSJtjMFqKZ9KQanSqYXRcF8fBopzLHYxdM65zcjm
ibc/D105950618E47CA2AEC314282BC401625025F80A4F812808DEEBB1941C685575	71	solana	Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB
ibc/9D5DA3720001F91DD76B8F609A93F96688EC8185B54BF9A1A1450EB34FF2D912	71	solana	ATeTQcUkWGs7AZ15mCiFUWCW9EUL7KpDZEHCN1Y8pump
ibc/586C150919550F6106711C7557DAAAEAB765DDF05648BAC0D96487AE90394BA1	71	solana	UwU8RVXB69Y6Dcju6cN2Qef6fykkq6UUNpB15rZku6Z							Unicorn from Solana via Picasso IBC
ibc/6C42AE3786DF3E1C8520107A7328D268D19AD631A922FB06F7B99005304AB26D	13	agoric-3	ubld
ibc/9E3125737681BAD7BCB7AD87E845B1D277CF6E25555DAE2B6604C9BBCAB2C9C4	50	archway-1	aarch
ibc/DAA33E5758BACBE5F37E6ACC1E32F1C4A721C803BC6A174CB3717B9619DACEEC	46	axelar-dojo-1	uaxl
ibc/032592DD10B3BE0C5DDB2AA608373D186F6E412ECDE7BC7B6E2B6073CE7EED29	46	axelar-dojo-1	uusdc
ibc/F07909AA80B8A21CE9E19922CE95BF175DB76C614DBCBF01C8CB1EB56E25E42C	12	canto_7700-1	acanto
ibc/1A7653323C1A9E267FF7BEBF40B3EEA8065E8F069F47F2493ABC3E0B621BF793	38	celestia	utia
ibc/EF48E6B1A1A19F47ECAEA62F5670C37C0580E86A9E88498B7E393EB6F49F33C0	4	cosmoshub-4	uatom
ibc/B5AB26FB63C08E1C14B91B4DDC15CA4FE59737052B4432D8A3B328B66F6FE7A1	11	crescent-1	ucre
ibc/E752C7ACE548AF134010F2673C348DCE5D5F8328A56C252F5B9903589F103413	29	injective-1	inj
ibc/DF8D00B4B31B55AFCA9BAF192BC36C67AA06D9987DCB96490661BCAB63C27006	8	juno-1	ujuno
ibc/4E86DB2D0F4DC03F4853FD7F6B0E622FBAD10F198B29CC1BA24C207F514B8271	27	kaiyo-1	ukuji
ibc/43C92566AEA8C100CF924DB324BD8F699B6374CA5B93BF6BCFEC4777B62D50D1	18	neutron-1	untrn
ibc/47BD209179859CDE4A2806763D7189B6E6FE13A17880FE2B42DE1E6C1E329E23	3	osmosis-1	uosmo
ibc/E8C4BDE0CDFFA83759AD3324EEE5A1B1E39FCA6BA0791AAE67F4CCF829DB8F1F	9	quicksilver-2	uqck
ibc/E3459360643C2555C57C7DAB0567FA762B42D5D6D45A76615EA7D99D933AEC04	14	secret-4	uscrt
ibc/F4EF72139CDCF526FFD520402C53FFB7A927B528BDF0C5FF60A4D8B4780D2C6B	5	stride-1	ustrd
>cvn_2032-1
acvnt				CVN	18	Cvn		~conscious/images/cvn.png		Cvn is a Layer-1 blockchain built to deliver on the promise of DeFi
ibc/646315E3B0461F5FA4C5C8968A88FC45D4D5D04A45B98F1B8294DD82F386DD85	6	osmosis-1	uosmo
>coreum-mainnet-1
ucore				TX	6	TX	tx	~coreum/images/tx.png		The native token of TX
drop-core1zhs909jp9yktml6qqx9f0ptcq2xnhhj99cja03j3lfcsp2pgm86studdrz				XRP	6	Ripple		~_non-cosmos/xrpl/images/xrp.png		XRP bridged from XRPL
xrpl11278ecf9e-core1zhs909jp9yktml6qqx9f0ptcq2xnhhj99cja03j3lfcsp2pgm86studdrz				SOLO	15	Solo		~_non-cosmos/xrpl/images/solo.png		SOLO bridged from XRPL
xrpl570c00a604-core1zhs909jp9yktml6qqx9f0ptcq2xnhhj99cja03j3lfcsp2pgm86studdrz				RLUSD	15	RLUSD		~_non-cosmos/xrpl/images/rlusd.png		RLUSD bridged from XRPL
usara-core1r9gc0rnxnzpq33u82f44aufgdwvyxv4wyepyck98m9v2pxua6naqr8h03z				SARA	6	Sara		~coreum/images/sara.png		SARA is the utility native token of the Pulsara ecosystem. The burn or mint of the $SARA token will be decided by the community through proposals and voting.
ulicore-core13gza3msdh8hegqxhgezll9quucsr63s0gp43k274xwt66k4e8pmq5zpnm9				LICORE	6	liCORE	licore	~coreum/images/licore.png		Liquid staking asset for COREUM, by Pulsara
uccd-core1hnwd78wappjmgygyzr9mwspm7uzytrkcp9pfvv				CCD	6	Coreum Community DAO Token		~coreum/images/ccd.png		Rewards token designed to incentivize participation in Coreum Community DAO
ucorez-core1astd8pqhs7mslk9rnygy9kzc5s2cqnwftcvmquxr7z9z78szzvzqljlc23				COREZ	6	COREZ		~coreum/images/corez.png		$COREZ is the chillest coin on Coreum, built for stakers who believe slow and steady wins the race.
ibc/3E35008738AC049C9C1A1E37F785E947A8DAA9811B3EA3B25580664294056151	6	axelar-dojo-1	uaxl
ibc/B3504E092456BA618CC28AC671A71FB08C6CA0FD0BE7C8A5B5A3E2DD933CC9E4	6	axelar-dojo-1	uusdc
ibc/6D42727C323C8AF2821966C83E0708F0C17FB0B0DE38BA5E4D23F2EE7C0E9DDC	20	laozi-mainnet	uband
ibc/45C001A5AE212D09879BE4627C45B64D5636086285590D5145A51E18E9D16722	9	cosmoshub-4	uatom
ibc/F8CA5236869F819BC006EEF088E67889A26E4140339757878F0F4E229CDDA858	24	dydx-mainnet-1	adydx
ibc/64ADA1661E3C1A4293E3BB15D5BD13012D0DB3D9002C117C30D7C429A32F4D51	7	gravity-bridge-3	ugraviton
ibc/12B178A885FC6891E0E09E1FB013973C5632B7093CE52D8F33B32E76E3BB6EA1	18	kava_2222-10	ukava
ibc/AB305490F17ECCAE3F2B0398A572E0EFB3AF394B90C3A1663DA28C1F0869F624	17	kaiyo-1	ukuji
ibc/E1E3674A0E4E1EF9C69646F9AF8D9497173821826074622D831BAB73CCB99A2D	19	noble-1	uusdc
ibc/13B2C536BB057AC79D5616B8EA1B9540EC1F2170718CAFF6F0083C966FFFED0B	2	osmosis-1	uosmo
ibc/E7916A1E0CA82E2E2023083D197F3318E56C1F224C78217FB2856C59483C9A75	25	secret-4	uscrt
>cosmoshub-4
uatom				ATOM	6	Cosmos Hub Atom	cosmos	~cosmoshub/images/atom.png		ATOM is the native cryptocurrency of the Cosmos network, designed to facilitate interoperability between multiple blockchains through its innovative hub-and-spoke model.
ibc/F04D72CF9B5D9C849BB278B691CDFA2241813327430EC9CDC83F8F4CA4CDC2B0	277	kava_2222-10	erc20/tether/usdt	USDt		Tether USDt			USDt	Tether USDt on the Cosmos Hub
ibc/4925E6ABA571A44D2BE0286D2D29AF42A294D0FF2BB16490149A1B26EAD33729	585		FX	FX	18	Function X		~fxcore/images/fx.png		FX on Cosmos Hub
ibc/74C4FE1EC3BDD66B02C691496371DDBB86DDE512C5BC072D76262C6C9B4B20D1	292		erc20/0xfbF4318d24a93753F11d365A6dcF8b830e98Ab0F	CROWDP	18	Crowdpunk DAO		~evmos/images/crowdp.png		The token of Crowdpunk DAO
ibc/D742E8566B0B8CC8F569D950051C09CF57988A88F0E45574BFB3079D41DE6462	transfer/08-wasm-1369	1	0x2260fac5e5542a773aa44fbcfedf7c193bc2c599							Wrapped Bitcoin on the Cosmos Hub
ibc/DBD9E339E1B093A052D76BECFFDE8435EAC114CF2133346B4D691F3F2068C957	1340	ledger-mainnet-1	uclbtc			Lombard Staked Bitcoin	lombard-staked-btc	~_non-cosmos/ethereum/images/lbtc.png		Lombard Staked Bitcoin on the Cosmos Hub
ibc/0C4417F123459B47B6933939BF6F128C362B0C1F9EDA6A6EBC08860E4672AF7E	transfer/08-wasm-1369	1	0x7a56e1c57c7475ccf742a1832b028f0456652f97	SolvBTC					SolvBTC	SolvBTC on the Cosmos Hub
ibc/486D45458E018B59D1F23ADD116D21A881D8DA3BC348B9E0E22354CA031C977E	transfer/08-wasm-1369	1	0xd9d920aa40f578ab794426f5c90f6c731d159def	xSolvBTC					xSolvBTC	SolvBTC.BBN on the Cosmos Hub
ibc/9DA8B22BC0E6D76C2D621EF008168BC163B09A517697B14B68DE75382043152E	transfer/08-wasm-1369	1	0xf469fbd2abcd6b9de8e169d128226c0fc90a012e							PumpBTC on the Cosmos Hub
ibc/9EE1F80BA2AE01138A40D656BBB42D11B1720000D6F64FC5988E412B6EDB4F71	transfer/08-wasm-1369	1	0x004e9c3ef86bc1ca1f0bb5c7662861ee93350568			UniBTC				UniBTC on the Cosmos Hub
ibc/286A30F7F093357CE113A2E3B9A2E497F7A691CAFC624ABC615DE147DCE9FD17	transfer/08-wasm-1369	1	0xf6718b2701d4a6498ef77d7c152b2137ab28b8a3			stBTC				stBTC on the Cosmos Hub
ibc/6583B66D1450B5A0E997C85A4048749ADCBD745562D62F3CC1CEE5D41B5814D1	transfer/08-wasm-1369	1	0xbdf245957992bfbc62b07e344128a1eec7b7ee3f							mBTC on the Cosmos Hub
ibc/AE65FB498AFB35CC06301BEE6EA8063DC41CE04D80A8D167258B73D7A863DA8D	transfer/08-wasm-1369	1	0x9356f6d95b8e109f4b7ce3e49d672967d3b48383			kBTC				kBTC on the Cosmos Hub
ibc/6F8F0E9D472BF053261F2DEBE521801B703372777F3923B48DAE55D4F1212B5F	transfer/08-wasm-1369	1	0x657e8c867d8b37dcc18fa4caead9c45eb088c642			eBTC				eBTC on the Cosmos Hub
ibc/9CB24EF57DF00EFFCE3B52FC1225EDEDF98B31DB8C792B43C7E3D4AD9B3982CF	transfer/08-wasm-1369	1	0x6a9a65b84843f5fd4ac9a0471c4fc11afffbce4a			enzoBTC				enzoBTC on the Cosmos Hub
ibc/5512EB544A275E5375CE4D82233BDAA2D03002E352A9C6B0049175BD368DF10E	transfer/08-wasm-1369	1	0x1abaea1f7c830bd89acc67ec4af516284b1bc33c							Euro Coin on the Cosmos Hub
ibc/E7E51FFF94A8B55BE84CEB0345E5CAF0A5DAEB374C6806CE908098B8996C7782	transfer/08-wasm-1369	1	0xdac17f958d2ee523a2206206994597c13d831ec7							Tether USD on the Cosmos Hub
ibc/C0B53D3D23827AE38058BED0BDCD554229278AF530A8D265FCF6DFF7C4B2ADFF	transfer/08-wasm-1369	1	0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2	ETH		Ethereum		~_non-cosmos/ethereum/images/eth-white.png	ETH	Ether ETH on the Cosmos Hub
ibc/B9B561EB378C9EB8C13CAA11FCBC78E6B865A3C65707972F17B1052CFC39F473	transfer/08-wasm-1369	1	0xa3931d71877c0e7a3148cb7eb4463524fec27fbd							sUSDS on the Cosmos Hub
ibc/B26F762ED6D20D0D5305FE1870A476EBCB95127C10199F3CB16E69D893E9F775	141,642	migaloo-1	factory/migaloo1t862qdu9mj5hr3j727247acypym3ej47axu22rrapm4tqlcpuseqltxwq5/ophir			Ophir DAO				OPHIR is a Cosmos Treasury DAO
ibc/62F1A800DCE1AA0FD47B3592DEBB7A8956A383A14A4F756E4881AEA927B21671	transfer/08-wasm-1369	1	0x007115416ab6c266329a03b09a8aa39ac2ef7d9d							Midas mBTC on the Cosmos Hub
ibc/09E95F57939E344EE36109AC41780B8A51F1FE0548A5203C5957674FF64C0F26	transfer/08-wasm-1369	1	0x45804880de22913dafe09f4980848ece6ecbaf78			Pax Gold				Pax Gold on the Cosmos Hub
ibc/7B6EBFC446E50DFF981C994E207BFB398889706C2B0DF8A14D8B87F6C0E33A1A	141	osmosis-1	factory/osmo1x7s7a2erqspkm6e79n7yh7fw3yh7xx4lt54mxg/uquark
ibc/DC1EF3EA03CD7F2226981D610335C3E62E3DD868A1B83EB017CE294E29C8D473	1492	intento-1	uinto							The native token of Intento.
ibc/A96C4DBCB7E36F8D265E92240510DB0F29F39CE4AAF52DBDE686E448BA447886	transfer/08-wasm-1369	1	0x68749665ff8d2d112fa859aa293f07a622782f38			Eureka Bridged Tether Gold (ATOM)				Tether Gold bridged via Eureka on Cosmos Hub.
ibc/F7C4726BF9F1B1872C48BA39688A1AC741E9D77B3182662CF6D42A149C86B758	transfer/08-wasm-1369	1	0x812ba41e071c7b7fa4ebcfb62df5f45f6fa853ee			Eureka Bridged Neiro (NEIRO)				Neiro bridged via Eureka on Cosmos Hub.
ibc/B05539B66B72E2739B986B86391E5D08F12B8D5D2C2A7F8F8CF9ADF674DFA231	391	stride-1	stuatom							Stride Staked ATOM on Cosmos Hub
ibc/0F8D3C0F081E126A4E275703DA67165DA5353C81F45E945140D0F961B9F7692A	1560	dungeon-1	udgn
factory/cosmos1wdja2gcsesyl07raq9jm3rcvu0sse5zkev0h8m/Nether				NTHR	6	Nether		~cosmoshub/images/nthr.png		Nether (NTHR) is the utility token of the Underworld NFT ecosystem, issued via tokenfactory on the Cosmos Hub. NTHR powers the NecroVault, a soft-staking platform where holders of Underworld collections earn rewards while keeping their NFTs in their wallets. Fixed supply: 21,000.
factory/cosmos1s8qx0zvz8yd6e4x0mqmqf7fr9vvfn6226hkvrq/ustars				STARS	6	Stargaze	stargaze	~cosmoshub/images/stars.png		The native STARS token, migrated from Stargaze to the Cosmos Hub.
factory/cosmos146s5j3t7gh2g37ywm47dp8avhesu2htvjjaxq7z55e7xj0rq0k8q5qnjjy/PHMN				PHMN	6	POSTHUMAN		~cosmoshub/images/phmn.png		POSTHUMAN (PHMN) is the governance token of the POSTHUMAN DAO, issued on Cosmos Hub through TokenFactory.
factory/cosmos1nxxz937qd6zqxllwplydy6hts97c4amaqj8jxa57nsme3dmckk4s3mqujr/RESP				RESP	6	POSTHUMAN Reputation		~cosmoshub/images/resp.png		POSTHUMAN Reputation (RESP) is the reputation token of the POSTHUMAN ecosystem, migrated from the legacy Juno RESP token to Cosmos Hub through TokenFactory.
factory/cosmos1w9ee57gnduzm4l9h6xwn9tee9pyh8wlr4r9r35/art				ART	6	pARTy		~cosmoshub/images/art.png		pARTy (ART) - where art meets party in the interchain. A fair-launched community art token minted natively on Cosmos Hub via tokenfactory.
ibc/1AA15279AD043C26508AF9FA8AD4A318A5688071397A350EA86807EDA7327720	457	acre_9052-1	aacre
ibc/26D5710650B26F38CD59EDDC2E85830BC47BD727F23747EB41F350263F08DCF7	405	agoric-3	ubld
ibc/9DFC3B38276E617E802EC8E05C85368D36836368795CE16A2A37B9942E29573C	567	aioz_168-1	attoaioz
ibc/98D08BB74578514C9A97A76A3470A09FCC3698821581621A984110D820FF478A	623	archway-1	aarch
ibc/C0BDD2D3A69D64FB569741570890BBC1D2E3EF077A4E77FD23DEBE227B8419A8	646	aura_6322-2	uaura
ibc/6C2BB0FDAE0ABFF0E965BFFCADEB0D9590F4A011A9EE678413B2F2587F05CB8C	293	axelar-dojo-1	uaxl
ibc/932D6003DA334ECBC5B23A071B4287D0A5CC97331197FE9F1C0689BA002A8421	293	axelar-dojo-1	uusdc
ibc/7017AD43F9A09EFE8760556753B019B1B5C2E965095DEC22B613F7B010DF91D6	1341	bbn-1	ubbn
ibc/E66E06D91E12D76D96DEA839941FD30F785D84CDD9B564A16BA1AC32C089A0FA	1420	bitbadges-1	ubadge
ibc/ADBEC1A7AC2FEF73E06B066A1C94DAB6C27924EF7EA3F5A43378150009620284	232	bitcanna-1	ubcna
ibc/E7D5E9D0E9BF8B7354929A817DD28D4D017E745F638954764AA88522A7A409EC	229	bitsong-2b	ubtsg
ibc/1662FDB5146B3D1F17CB613943994B7BD106C502373081922B737D45255793FA	1556	bitway-1	ubtw
ibc/03D28CFE7A878F122AB9727064E916B12FB88AFEC7CFF0DCBD1F9028399EB06F	341	bostrom	boot
ibc/5567102708097100D5B3FC160F01F5031CBF82EC362EA46CFEE97A8316B39264	358	canto_7700-1	acanto
ibc/5D266BB6FA1D26B678DFE4D8255BBB6CBD23847FA6464CDC0CC15C2441D847C4	342	carbon-1	swth
ibc/55148A7DA8BEC90853F68D58085D56ED3531907CEE97C379F9534BDEA7E64698	1879	celestia	utia
ibc/C7DE16F5065C5568C2A16C241069D76DA93F056172A40391EB682444AF40F048	831	cifer-2	ucif
ibc/F4A4D751F3C3E0545E44EBE27B2FE53AEC1603595ABE06CDF2FF86903D590A63	617	centauri-1	ppica
ibc/F8215CF2CD97294057DBECAA45E3ABEB6012D25550750DA8EC56BEC73F0E522F	660	coreum-mainnet-1	ucore
ibc/3F18D520CE791A40357D061FAD657CED6B21D023F229EAF131D7FE7CE6F488BD	326	crescent-1	ucre
ibc/35923DD00A3839428E9D2B06F53D83B98C92925B3A8B9060F7519DBAC268A66A	1749	divine-1	uDRC
ibc/AB556501A8873E00928AD9A75245D6178747111913D292ABB269D268950CB8B7	750	vota-ash	peaka
ibc/49ACCECDED4A6A2B5DD683FA048235F4F66B65F58CD558C9A441195502191D01	794	dymension_1100-1	adym
ibc/F58D58F943FC243D4FE0CFE0A9E01DB420DDF994D18C9A7F2939FF1C4C278C31	621	empowerchain-1	umpwr
ibc/5CF697413DE79A9340E8B77A278FEBF6ACD17CB22DAAF758841959A8D69A2859	632	haqq_11235-1	aISLM
ibc/6469BDA6F62C4F4B8F76629FA1E72A02A3D1DD9E2B22DDB3C3B2296DEAD29AB8	220	injective-1	inj
ibc/9B76DFC21CF8F4DF5B8514CE82D2CCE79415C4F8525E04509BB48B487CB213DE	866	joltify_1729-1	ujolt
ibc/CDAB23DA5495290063363BD1C3499E26189036302DC689985A7E23F8DF8D8DB0	207	juno-1	ujuno
ibc/8870C4203CEBF2279BA065E3DE95FC3F8E05A4A93424E7DC707A21514BE353A0	277	kava_2222-10	ukava
ibc/533E5FFC606FD11B8DCA309C66AFD6A1F046EF784A73F323A332CF6823F0EA87	223	kichain-2	uxki
ibc/E1BB6871F62146B83074441294F1FECC0829D08D79DC25D86A1962ABAC9B73B8	1351	luwak-1	ukopi
ibc/4CC44260793F84006656DD868E017578F827A492978161DA31D7572BCB3F4289	343	kaiyo-1	ukuji
ibc/DA8A15E8BC3962CC433F2B4CA0B3233723DE4A1A68B17DB85C63ECC5B0F83F65	969	lava-mainnet-1	ulava
ibc/CA894919487EB2CFED8A23618B2291CF014F4DF09E4FD23A574817DC9018EE88	1340	ledger-mainnet-1	ulom
ibc/3B87FAEE2F62BF291AE771D9EC3A8894A4533F3E2872592F96FEDFDB97680EC1	566	lum-network-1	ulum
ibc/728FEBF35CB28DF463E5A465763F2958E13A0E85BF16D1683A9A4F237D1EEDF5	1252	mantra-1	amantra
ibc/0025F8A87464A471E66B234C4F93AEC5B4DA3D42D7986451A059273426290DD5	569	neutron-1	untrn
ibc/F663521BF1836B00F5F177680F74BFB9A8B5654A694D0D2BC249E03CF2509013	536	noble-1	uusdc
ibc/4846F4382B7843861B6C5051134397359C8C94B547E8EA43EFAFEF4E5F7B7625	301	Oraichain	orai
ibc/14F9BC3E44B8A9C1BE1FB08980FAB87034C9905EF17CF2F5008FC085218811CC	141	osmosis-1	uosmo
ibc/9AB9994A232592CCAE28FF4ADA5FF2C62B58C13595372C906EB45999694F0A4E	1566	paxi-mainnet	upaxi
ibc/81D08BC39FB520EBD948CF017910DD69702D34BF5AC160F76D3B5CFC444EBCE0	190	core-1	uxprt
ibc/1452F322F7B459CB7EC111AD5BD2404552B011375002C8C85BA615A95B9121CF	446	planq_7070-2	aplanq
ibc/72132A48050500C99EDE86468719A5CE729A295F5F785E8E40049ACE6DA4F8B9	404	point_10687-1	apoint
ibc/BBB8E7A221C42270ACBEAC5DBC0B26C1AE69DB7802D528F3163D1443FE86E357	467	quicksilver-2	uqck
ibc/5ABA00F76E96432A03EACECC47D40BFE42F60B7809FD89DD691E6F40CC8F7AFF	645	realionetwork_3301-1	ario
ibc/1542F8DC70E7999691E991E1EDEB1B47E65E3A217B1649D347098EE48ACB580F	235	secret-4	uscrt
ibc/261460D72BA2141BC77D439038343CB2B37C87B4148B4D5E30A5168A93E3E1D9	584	pacific-1	usei
ibc/07C1552AD0D5C8FE63F7E9AAD52E0488D5A9C2D2F49C0D9A0EFF940F5034C8FC	892	self-1	uslf
ibc/42E47A5BA708EBE6E0C227006254F2784E209F4DBD3C6BB77EDC4B29EF875E8E	186	sentinelhub-2	udvpn
ibc/0FAD9288E24D86A0F919A2EF537C689DF574F393E5AF0660F08115573AB0F692	1549	sentinelhub-2	udvpn
ibc/9D3EF6B74FAFD490E1C0D27CAC87D2B5B3F5A9E889B55299EDAAB51F3DF7C141	1352	sidechain-1	uside
ibc/70406F10D3B62B53729A9DFCC1CADC3F5E32E1767D413D7140C35F75E8476400	369	stafihub-1	ufis
ibc/6B8A3F5C2AD51CD6171FA41A7E8C35AD594AB69226438DB94450436EA57B3A89	391	stride-1	ustrd
ibc/551CA67335E14C0F0D8B2AA24DF575F0E02836540330B20778C826F48ED8DE80	1421	sunrise-1	uusdrise
ibc/09334FF8B9AD27E39D37E3B80E73F48474289173AEFBB285BAD4D4B256707C46	431	teritori-1	utori
ibc/34CEF8B6A6424C45FE3CCC4A02C9DF9BB38BACC323E08DFFEFE9E4B18BB89AC4	339	phoenix-1	uluna
ibc/BDD572CF2B04523EF151A3D96C42BD5FE163203FCD02563B72770346F97E7C4B	1871	thejaynetwork	ujay
ibc/0D45B5DB56A06CE2B3559D8E2170E160A5516AC157A14F1C0B129577837083BC	1377	xrplevm_1440000-1	axrp
ibc/1D09356C1867392EB98D1FADB0A84C91144F73497C810407B91D3EDBB035F003	1555	zigchain-1	uzig
>coss-1
ucgas				CGAS	6	CGAS		~coss/images/cgas.png		The native staking and governance token of the COSS.
ucoss				COSS	6	COSS		~coss/images/coss.png		The inscription token of the COSS.
ucias				CIAS	6	CIAS		~coss/images/cias.png		The inscription token of the CIAS.
>crescent-1
ucre				CRE	6	Crescent		~crescent/images/cre.png		The native token of Crescent
ubcre				bCRE	6	Bonded Crescent		~crescent/images/bcre.png		The bonded token of Crescent
ibc/11F940BCDFD7CFBFD7EDA13F25DA95D308286D441209D780C9863FD4271514EB	11	agoric-3	ubld
ibc/2AB7D3FAE795E5DD7ACDE80D215DE076AE4DF64367E2D4B801B595F504002A9E	44	akashnet-2	uakt
ibc/0634D0993744740D675AD01E81156EAC945AEAAE17C074918DC7FF52F41B263E	4	axelar-dojo-1	uaxl
ibc/BFF0D3805B50D93E2FA5C0B2DDF7E0B30A631076CD80BC12A48C0E95404B4A41	4	axelar-dojo-1	uusdc
ibc/61DF64ADF65230540C14C63D64897BE08A3DC9A516A91425913F01240E2F432F	26	comdex-1	ucmdx
ibc/AB9FF5725CC5333B7873425E45B8EABE8757B310B2712B630D032BCB3B4B65DB	64	centauri-1	ppica
ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9	1	cosmoshub-4	uatom
ibc/5EDC10227E40B52D893F5A26C107E2A338C4A643615C10B356DC62B5F4FE1DB1	40	crypto-org-chain-mainnet-1	basecro
ibc/C950356239AD2A205DE09FDF066B1F9FF19A7CA7145EA48A5B19B76EE47E52F7	2	gravity-bridge-3	ugraviton
ibc/5A76568E079A31FA12165E4559BA9F1E9D4C97F9C2060B538C84DCD503815E30	23	injective-1	inj
ibc/65CE3A1EC2EE4CAAC202494AE4E857D60704C46CE4770AD8BD80E41429618D58	37	irishub-1	uiris
ibc/531804EA11DBF043843E20CC6498B5C4C2B19726A33891CAB919545DD3D612E0	63	jackal-1	ujkl
ibc/C814F0B662234E24248AE3B2FE2C1B54BBAF12934B757F6E7BC5AEC119963895	3	juno-1	ujuno
ibc/E94962A16BEAF54C780B83AB334B55E3AE8E636CC711E7E4499EDD2FBF420BDA	42	kaiyo-1	ukuji
ibc/F47D6F6C38DC1B5B72FFB71CC4D8A12FC4C57A5A79BAFA65286723D56B85197D	38	noble-1	uusdc
ibc/764D1629980B02BAFF3D25BEE4FB1E0C5E350AFA252FDF66E68E10D2179A826A	31	exchain-66	wei
ibc/B4F8297D4C270E82BDF11D51FD51A9FD23B0958B98B1E08346477452119E7D70	9	osmosis-1	uosmo
ibc/7C80C41847B0A6BC37D66C13B2EDAF716217BE894FEC3FF11E76FE02D4E7BAA3	30	core-1	uxprt
ibc/A358D7F19237777AF6D8AD0E0F53268F8B18AE8A53ED318095C14D6D7F3B2DB5	10	secret-4	uscrt
ibc/2A77A6AA536FC1D505B29C61CC41FEF4058C4ED0CE9D8C48178263087A985B22	29	stride-1	ustrd
ibc/4627AD2524E3E0523047E35BB76CC90E37D9D57ACF14F0FCBCEB2480705F3CB8	0	columbus-5	uluna
ibc/8F865D9760B482FF6254EDFEC1FF2F1273B9AB6873A7DE484F89639795D73D75	27	phoenix-1	uluna
>cronosmainnet_25-1
basecro				CRO	18	Cronos	crypto-com-chain	~cronos/images/cro.svg		Cronos is a blockchain platform developed by Crypto.com, designed to support DeFi, NFTs, and decentralized applications with fast and low-cost transactions.
ibc/9106F2626880DF7FAD30621F355423B2A7523D8E2274475F009644D708A90682	11	kava_2222-10	erc20/tether/usdt	USDt		Tether USDt			USDt	Tether USDt on Cronos
ibc/BF0F0916EADB14F62A27BB6669132766BBCFDCCB8914C60972CBF815781F10F7	11	kava_2222-10	ukava
>crypto-org-chain-mainnet-1
basecro				CRO	8	Cronos	crypto-com-chain	~cronos/images/cro.svg		CRO is the native token of the Crypto.org Chain, referred to as Native CRO.
baseXLM				XLM	7	Lumen (XLM) pegged token		~_non-cosmos/stellar/images/xlm.png		Synthetic XLM pegged 1:1 by Crypto.com
ibc/78D68F66DCFD8FA5536260BED1A118217B03D8D872B7D53489616D2CC8817A56	61	crescent-1	ucre
ibc/376222D6D9DAE23092E29740E56B758580935A6D77C24C2ABD57A6A78A1F3955	10	osmosis-1	uosmo
>mainnet-3
udec				DEC	6	Decentr		~decentr/images/dec.png		The native token of Decentr
ibc/6F31D29E93FA8771F9095D68E8794A8CADD651439A631576D58C1020E2C4FDA2	7	archway-1	aarch
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
ibc/A1CA75737A469737878C6A3CCD0D47738E85CCE0C4C341B298928DE7DADE3CDF	9	phoenix-1	uluna
>desmos-mainnet
udsm				DSM	6	Desmos		~desmos/images/dsm.png		The native token of Desmos
ibc/13B2C536BB057AC79D5616B8EA1B9540EC1F2170718CAFF6F0083C966FFFED0B	2	osmosis-1	uosmo
>divine-1
uDRC				DRC	6	Divine		~divine/images/udrc.png		Divine Ray Chain (DRC) powers a public-permissioned blockchain designed for conscious creators and community networks. DRC is the native asset used to secure the chain, enable transactions, reward participation, and support the emerging divine digital economy.
ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9	1	cosmoshub-4	uatom
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>vota-ash
peaka				DORA	18	Dora Vota		~doravota/images/dora.svg		The native staking and governance token of the Theta testnet version of the Dora Vota.
ibc/2128CEA1302902DC2F28B762CB8B596D741AAD065F6202D81392A2A7C9E180EA	13	archway-1	aarch
ibc/EF48E6B1A1A19F47ECAEA62F5670C37C0580E86A9E88498B7E393EB6F49F33C0	4	cosmoshub-4	uatom
ibc/8AF69BC1E1D72B447738B50C28B382F62F2AF65DE303021E45C0B7C851B4B2E1	14	noble-1	uusdc
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>dungeon-1
udgn				DGN	6	Dragon Coin	dragon-coin-2	~dungeon/images/DGN.png		Dragon Token is the native staking and governance token of Dungeon Chain, serving as the backbone of the ecosystem. Its primary roles include staking, where users stake Dragon Tokens to secure the network, enhance its functionality, and earn rewards in return; governance, granting token holders voting rights to influence key decisions such as game onboarding, protocol updates, and community-driven initiatives; and ecosystem growth, facilitating transactions, incentivizing developers, and promoting the creation of new interchain games. Dragon Token ensures a decentralized, fair, and community-driven ecosystem, fostering the evolution of blockchain-based gaming. It plays a crucial role in driving the growth of Dungeon Chain by empowering both developers and players to participate actively in the ecosystem's governance and success.
ibc/C3988DBA4BA195F3514EA2E02497B9F66019CE53EFB96D4982CE95CA6A51BBCE	5308	cosmoshub-4	uatom			Cosmos Hub				The native staking and governance token of the Cosmos Hub.
ibc/AC72F1D0BF72A358CD9D7E3AC8F868F96EDA9042DE00A72DB4AEA859065B7EB5	5305	osmosis-1	uosmo							The native staking and governance token of the Osmosis.
ibc/295196BD505E32B9679BA0CFDB70B4FF2AADE80A3B73A2F234284D7A709844DA	5310	atomone-1	uatone							AtomOne native coin
ibc/BD2C670DB4465BCB862F988EF4FD7595C56AE2ECB9CC9EF14AF7A776091E88AE	5310	atomone-1	uphoton
ibc/489C406A3029B50486F991E468CB8A7D5F039757327A40B0684C530BFF96C543	5307	noble-1	uusdc							USDC from Noble
ibc/73E558C82602DE116482AD0EFC351A375E7FF7048ED6A2C45F86A0BFE670CD5F	5318	passage-2	upasg							Passage (PASG) transferred to Dungeon Chain over IBC.
ibc/1F8CB23E10369EF0A5E88407E13D5FB20F74EED779BD8B3AE24973B12047EF96	5309	neutron-1	untrn
>dydx-mainnet-1
adydx				DYDX	18	dYdX	dydx-chain	~dydx/images/dydx.png		DYDX is a decentralized trading platform focused on derivatives and perpetual contracts, offering a secure and efficient trading experience without intermediaries.
ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5	0	noble-1	uusdc			Noble USDC				Noble USDC on dYdX Protocol.
ibc/8987D810D4122AE7DF743595BEBD4D67AB9265BD19F248E34E4A220BA8EFFEE1	14	coreum-mainnet-1	ucore
ibc/CC5AF426682C833A9BB0286C3BD32154D5A0009F2D0A1E5EF090283EDAA371E9	7	kava_2222-10	ukava
ibc/976C73350F6F48A69DE740784C8A92931C696581A5C720D96DDF4AFA860FFF97	5	kaiyo-1	ukuji
ibc/93621629BAD838114D6B9FC893D56DDAD83BC8048C944B74FE9C9FE1D255ED14	90	lumera-mainnet-1	ulume
ibc/7B84C90C3A70074907DB09A657A4E05CD53A77AD54D333E1E54CD3F5B7F0F209	11	neutron-1	untrn
ibc/47BD209179859CDE4A2806763D7189B6E6FE13A17880FE2B42DE1E6C1E329E23	3	osmosis-1	uosmo
ibc/A0CC0CF735BFB30E730C70019D4218A1244FF383503FF7579C9201AB93CA9293	4	core-1	uxprt
ibc/67307289B5B1642758DDF16AE21928594B2C82B3B8BEA13B2F6C28F3F161353D	32	quicksilver-2	uqck
ibc/49D0858EB94005A4DB308330F2498999E03A23058AD08E27B0BD2917B2E0C7AC	1	stride-1	ustrd
ibc/A1CA75737A469737878C6A3CCD0D47738E85CCE0C4C341B298928DE7DADE3CDF	9	phoenix-1	uluna
>dymension_1100-1
adym				DYM	18	Dymension	dymension	~dymension/images/dymension-logo.png		The native governance and staking token of the Dymension Hub
ibc/FB53D1684F155CBB86D9CE917807E42B59209EBE3AD3A92E15EF66586C073942	49	nim_1122-1	anim			Nim Network
ibc/5A26C8DC8DA66F4DD94326E67F94510188F5F7AFE2DB3933A0C823670E56EABF	51	mande_18071918-1	amand
ibc/5C58CC109FB067073F1B80481EE9C3A8484330FECB35D2591B28E7E1A6FCF64C	45	archway-1	aarch
ibc/D934516FBE457F3A98AFABD87E0EFF7F95A15325C191EA8CDD7763C702FDDEC2	5	axelar-dojo-1	uaxl
ibc/BFAAB7870A9AAABF64A7366DAAA0B8E5065EAA1FCE762F45677DC24BE796EF65	5	axelar-dojo-1	uusdc
ibc/45D6B52CAD911A15BD9C2F5FFDA80E26AFCB05C7CD520070790ABC86D2B24229	4	celestia	utia
ibc/7B1E1EFA6808065DA759354B6F21433156F4BF5DF2CF96DCBBC91738683748AF	58	chihuahua-1	uhuahua
ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9	1	cosmoshub-4	uatom
ibc/567D01F41E7047F60174CD64D10E8D85E09E1B831023BC75622A8F67C540DCD4	3	kava_2222-10	ukava
ibc/B22B4DD21586965DAEF42A7600BA371EA77C02E90FC8A7F2330BF9F9DE129B07	10	kaiyo-1	ukuji
ibc/2F2F132E47342479A8B7A8DB241F276609C53A1478CEB9A57411A910C9B061DB	9	neutron-1	untrn
ibc/B3504E092456BA618CC28AC671A71FB08C6CA0FD0BE7C8A5B5A3E2DD933CC9E4	6	noble-1	uusdc
ibc/13B2C536BB057AC79D5616B8EA1B9540EC1F2170718CAFF6F0083C966FFFED0B	2	osmosis-1	uosmo
ibc/27A5DE18D796A595123D97078F9AB9EAEFC23540724384F219EACED2BD5511F5	35	secret-4	uscrt
ibc/FF6C2E86490C1C4FBBD24F55032831D2415B9D7882F85C3CC9C2401D79362BEA	0	stride-1	ustrd
>dyson-mainnet-01
dys				DYS	0	Dys		~dyson/images/dys.png		The native staking and governance token of the Dyson Protocol
ibc/13B2C536BB057AC79D5616B8EA1B9540EC1F2170718CAFF6F0083C966FFFED0B	2	osmosis-1	uosmo
ibc/9BF31153F7E37F687C75A2F310E7A4DB6E0512B065F709B5EB69FE828133AFAC	2,208	axelar-dojo-1	wbtc-satoshi							Wrapped Bitcoin on Axelar on Osmosis
ibc/13DF61376C08483555C6D4C9203612086A1B23218EB5EBDBE609EEC7EFF2D82D	2,208	axelar-dojo-1	uusdc							Circle's stablecoin on Axelar on Osmosis
>echelon_3000-3
aechelon				ECH	18	Echelon		~echelon/images/ech.png		Echelon - a scalable EVM on Cosmos, built on Proof-of-Stake with fast-finality that prioritizes interoperability and novel economics
ibc/4646A60D9F2EC44B281852B38FE269E2D0870DA7A3BBD805DB5F9CD7AF0D6280	11	osmosis-1	uosmo
>emoney-3
ungm				NGM	6	e-Money		~emoney/images/ngm.png		e-Money NGM staking token. In addition to earning staking rewards the token is bought back and burned based on e-Money stablecoin inflation.
eeur				EEUR	6	e-Money EUR		~emoney/images/eeur.png		e-Money EUR stablecoin. Audited and backed by fiat EUR deposits and government bonds.
echf				ECHF	6	e-Money CHF		~emoney/images/echf.png		e-Money CHF stablecoin. Audited and backed by fiat CHF deposits and government bonds.
enok				ENOK	6	e-Money NOK		~emoney/images/enok.png		e-Money NOK stablecoin. Audited and backed by fiat NOK deposits and government bonds.
edkk				EDKK	6	e-Money DKK		~emoney/images/edkk.png		e-Money DKK stablecoin. Audited and backed by fiat DKK deposits and government bonds.
esek				ESEK	6	e-Money SEK		~emoney/images/esek.png		e-Money SEK stablecoin. Audited and backed by fiat SEK deposits and government bonds.
ibc/3BEA25F3A13A9C17476C821CCF8ECCC84351DDB7B1B06B98654C3B4427F785CC	15	juno-1	ujuno
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>empowerchain-1
umpwr				MPWR	6	MPWR		~empowerchain/images/mpwr.svg		The native staking and governance token of Empower.
ibc/C0E66D1C81D8AAF0E6896E05190FDFBC222367148F86AC3EA679C28327A763CD	2	axelar-dojo-1	uaxl
ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	2	axelar-dojo-1	uusdc
ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2	0	cosmoshub-4	uatom
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>epix_1916-1
aepix				EPIX	18	Epix		~epix/images/epix.png		Epix is designed to power a completely decentralized internet, where websites are hosted by everyone and controlled by no one, making the web unstoppable.
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>ethos_7003-1
aRYT				RYT	18	RYT		~ethos/images/ethos.png		The native token of Ethos
>fandomChain
ufandomChain				FANDOMCHAIN	9	FANDOMCHAIN		~fandomchain/images/fandomchain.png		FANDOMCHAIN is the native token of the FANDOMCHAIN Network
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>fetchhub-4
afet				FET	18	fetch-ai	fetch-ai	~fetchhub/images/fet.png		The native staking and governance token of the Fetch Hub.
nanomobx				MOBX	9	MOBIX		~fetchhub/images/mobx.png		The MOBX coin rewards the use of eco-friendly micromobility transportation.
ibc/376222D6D9DAE23092E29740E56B758580935A6D77C24C2ABD57A6A78A1F3955	10	osmosis-1	uosmo
>finschia-2
cony				FNSA	6	Finschia		~finschia/images/fnsa.png		The native token of Finschia
>colosseum-1
ufct				FCT	6	FIRMACHAIN	firmachain	~firmachain/images/fct.png		FIRMACHAIN adds a signing and verifying e-contract function to the blockchain. Unlocking new limits of electronic contracts with blockchain technology, FIRMACHAIN seeks to resolve all the social and legal issues (contracts, notarial, etc.) with written contracts through the use of electronic contracts based on FIRMACHAIN’s data blockchain.
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>furya-1
ufury				FURY	6	Furya		~furya/images/fury.png		The native token of Furya
ibc/4CD525F166D32B0132C095F353F4C6F033B0FF5C49141470D1EFDA1D63303D04	2	juno-1	ujuno
ibc/90F27756D300141BDF07B83E65401BDC58C05269B9BAE3ECB0B20FAB166BCF8F	0	kaiyo-1	ukuji
ibc/BFF0D3805B50D93E2FA5C0B2DDF7E0B30A631076CD80BC12A48C0E95404B4A41	4	noble-1	uusdc
ibc/92E0120F15D037353CFB73C14651FC8930ADC05B93100FD7754D3A689E53B333	8	osmosis-1	uosmo
ibc/A1CA75737A469737878C6A3CCD0D47738E85CCE0C4C341B298928DE7DADE3CDF	9	phoenix-1	uluna
>galaxy-1
uglx				GLX	6	Galaxy		~galaxy/images/glx.png		GLX is the staking token of the Galaxy Chain
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>wormchain
utest				TEST	6	Test				The native fee token of Gateway.
uworm				WORM	6	Worm				the native staking token of Gateway.
factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/46YEtoSN1AcwgGSRoWruoS6bnVh8XpMp5aQTpKohCJYh				SUI	8	Sui (Wormhole)		~_non-cosmos/sui/images/sui.svg		Sui (Wormhole), SUI, factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/46YEtoSN1AcwgGSRoWruoS6bnVh8XpMp5aQTpKohCJYh
factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/5BWqpR48Lubd55szM5i62zK7TFkddckhbT48yy6mNbDp				WETH	8	Wrapped Ether (Wormhole)		~_non-cosmos/ethereum/images/eth-white.png		Wrapped Ether (Wormhole), WETH, factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/5BWqpR48Lubd55szM5i62zK7TFkddckhbT48yy6mNbDp
factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/5TSQTEhJ5Q6r1YqCmCxTRSPiV2pGx5rZUQf6g2XH4e1b				wstETH	8	Wrapped liquid staked Ether 2.0 (Wormhole)		~_non-cosmos/ethereum/images/wsteth.svg		Wrapped liquid staked Ether 2.0 (Wormhole), wstETH, factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/5TSQTEhJ5Q6r1YqCmCxTRSPiV2pGx5rZUQf6g2XH4e1b
factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/5wS2fGojbL9RhGEAeQBdkHPUAciYDxjDTMYvdf9aDn2r				APT	8	Aptos Coin (Wormhole)		~_non-cosmos/aptos/images/aptos.svg		Aptos Coin (Wormhole), APT, factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/5wS2fGojbL9RhGEAeQBdkHPUAciYDxjDTMYvdf9aDn2r
factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/8iuAc6DSeLvi2JDUtwJxLytsZT8R19itXebZsNReLLNi				USDT	6	Tether USD (Wormhole)		~_non-cosmos/ethereum/images/usdt.png		Tether USD (Wormhole), USDT, factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/8iuAc6DSeLvi2JDUtwJxLytsZT8R19itXebZsNReLLNi
factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/8sYgCzLRJC3J7qPn2bNbx6PiGcarhyx8rBhVaNnfvHCA				SOL	8	Wrapped SOL (Wormhole)		~_non-cosmos/solana/images/sol_circle.png		Wrapped SOL (Wormhole), SOL, factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/8sYgCzLRJC3J7qPn2bNbx6PiGcarhyx8rBhVaNnfvHCA
factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/95mnwzvJZJ3fKz77xfGN2nR5to9pZmH8YNvaxgLgw5AR				Bonk	5	Bonk (Wormhole)		~_non-cosmos/solana/images/bonk.png		Bonk (Wormhole), Bonk, factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/95mnwzvJZJ3fKz77xfGN2nR5to9pZmH8YNvaxgLgw5AR
factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/BGkuAcga2WArUghF8L6kt6uCAhAzrxmn1QcbQqi5r5bd				WBTC	8	Wrapped BTC (Wormhole)		~_non-cosmos/ethereum/images/wbtc.png		Wrapped BTC (Wormhole), WBTC, factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/BGkuAcga2WArUghF8L6kt6uCAhAzrxmn1QcbQqi5r5bd
factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/BhqTYfQogyt7jX7cx7x8uHEQP1x9fdtdBZtK4Swghgpw				tBTC	8	tBTC v2 (Wormhole)		~_non-cosmos/ethereum/images/tbtc.svg		tBTC v2 (Wormhole), tBTC, factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/BhqTYfQogyt7jX7cx7x8uHEQP1x9fdtdBZtK4Swghgpw
factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/EKiMEqDnPKokFGcSXDvGMk6Gt1BJ6BC7BDZzTmEpWLH1				DAI	8	Dai Stablecoin (Wormhole)		~_non-cosmos/ethereum/images/dai.svg		Dai Stablecoin (Wormhole), DAI, factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/EKiMEqDnPKokFGcSXDvGMk6Gt1BJ6BC7BDZzTmEpWLH1
factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/GGh9Ufn1SeDGrhzEkMyRKt5568VbbxZK2yvWNsd6PbXt				USDC	6	USD Coin (Wormhole)		~_non-cosmos/ethereum/images/usdc.png		USD Coin (Wormhole), USDC, factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/GGh9Ufn1SeDGrhzEkMyRKt5568VbbxZK2yvWNsd6PbXt
factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/5ZLmAZpcbaP4EGyihSmpfwryzDr84h51tboV392BCjW4				avalanche.USDC.wh	6	Avalanche USD Coin (Wormhole)		~_non-cosmos/ethereum/images/usdc.png		Avalanche USD Coin (Wormhole), Avalanche USDC, factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/5ZLmAZpcbaP4EGyihSmpfwryzDr84h51tboV392BCjW4
factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/B8ohBnfisop27exk2gtNABJyYjLwQA7ogrp5uNzvZCoy				PYTH	6	Pyth Network		~_non-cosmos/solana/images/pyth.svg		Pyth Network (Wormhole), PYTH, factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/B8ohBnfisop27exk2gtNABJyYjLwQA7ogrp5uNzvZCoy
factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/HJk1XMDRNUbRrpKkNZYui7SwWDMjXZAsySzqgyNcQoU3				solana.USDC.wh	6	Solana USD Coin (Wormhole)		~_non-cosmos/ethereum/images/usdc.png		Solana USD Coin (Wormhole), Solana USDC, factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/HJk1XMDRNUbRrpKkNZYui7SwWDMjXZAsySzqgyNcQoU3
factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/bqqqpqsxzelp2hdfd4cgmxr6ekpatlj8yt2eghk52vst				BSKT	5	Basket		~_non-cosmos/solana/images/bskt.png		Basket (Wormhole), BSKT, factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/bqqqpqsxzelp2hdfd4cgmxr6ekpatlj8yt2eghk52vst
factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/2Wb6ueMFc9WLc2eyYVha6qnwHKbwzUXdooXsg6XXVvos				W	6	Wormhole Token		~_non-cosmos/solana/images/w.png		W is the native token powering the Wormhole interoperability platform.
factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/AbYYFgqSQEhe7NyXfo6w75GT7fCanVd9wNg4E9Df2puP				PBJ	6	Pepe Bruce Jenner		~_non-cosmos/solana/images/pbj.png		Pepe Bruce Jenner
ibc/9D0AC973BAFA293781F9A86B2911069DF9D8ECE86CDD884F0DE4889AF666B28A	13	injective-1	inj
ibc/662914D0C1CEBCB070C68F061D035E8B10A07C79AB286E7342C85F3BE74612C5	9	kaiyo-1	ukuji
ibc/47BD209179859CDE4A2806763D7189B6E6FE13A17880FE2B42DE1E6C1E329E23	3	osmosis-1	uosmo
>genesis_29-2
el1				L1	18	GenesisL1	genesisl1	~genesisl1/images/l1.png		L1 coin is the GenesisL1 blockchain utility, governance and EVM token
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>ggezchain
uggez1				GGEZ1	6	GGEZ1		~ggezchain/images/ggez1.png		The Governance Coin of the GGEZ1 Network.
uggz				GGZ	0	GGZ		~ggezchain/images/ggz.png		The ReFi Coin of the GGEZ1 Network.
>gitopia
ulore				LORE	6	LORE	gitopia	~gitopia/images/lore.png		The native token of Gitopia
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>gnodi
uGNOD				GNOD	6	GNOD				The native token of gnodi
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>gonka-mainnet
ngonka				GNK	9	Gonka				Coins for the Gonka network.
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>govgen-1
ugovgen				GOVGEN	6	GovGen		~govgen/images/govgen.png		The native staking and governance token of GovGen
>gravity-bridge-3
ugraviton				GRAV	6	Graviton	graviton	~gravitybridge/images/grav.png		The native token of Gravity Bridge
gravity0xfB5c6815cA3AC72Ce9F5006869AE67f18bF77006				PSTAKE	18	pSTAKE Finance		~persistence/images/pstake.png		pSTAKE is a liquid staking protocol unlocking the liquidity of staked assets.
gravity0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2				WETH	18	Wrapped Ethereum		~_non-cosmos/ethereum/images/weth.svg		Gravity Bridge WETH
gravity0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48				USDC	6	USD Coin		~_non-cosmos/ethereum/images/usdc.png		Gravity Bridge USDC
gravity0xdAC17F958D2ee523a2206206994597C13D831ec7				USDT	6	Tether USD		~_non-cosmos/ethereum/images/usdt.png		Gravity Bridge USDT
gravity0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599				WBTC	8	Wrapped Bitcoin		~_non-cosmos/ethereum/images/wbtc.png		Gravity Bridge WBTC
gravity0x6B175474E89094C44Da98b954EedeAC495271d0F				DAI	18	Dai Stablecoin		~_non-cosmos/ethereum/images/dai.svg		Gravity Bridge DAI
gravity0x83F20F44975D03b1b09e64809B757c47f942BEeA				sDAI	18	Savings Dai		~_non-cosmos/ethereum/images/sdai.png		Gravity Bridge sDAI
gravity0x2F109021aFe75B949429fe30523Ee7C0D5B27207				OCC	18	OccamFi		~_non-cosmos/ethereum/images/occamfi.png		Gravity Bridge OCC
gravity0x60e683C6514Edd5F758A55b6f393BeBBAfaA8d5e				PAGE	8	Page		~_non-cosmos/ethereum/images/page.png		The PAGE token is used for actions in the PageDAO NFT literary ecosystem and for DAO governance.
gravity0x45804880De22913dAFE09f4980848ECE6EcbAf78				PAXG	18	Paxos Gold		~_non-cosmos/ethereum/images/paxg.png		Gravity Bridge Paxos Gold
ibc/774E8FD332D0A0CF0D8B71E0086DDCC09820C11B400E6B1399E770936932983D	106	acre_9052-1	aacre
ibc/25DC7FDF5A05ED9F66FB17FCD9F659D97EC609B8C15A184E6258EE8E91322E50	91	agoric-3	ubld
ibc/E05A4DAEA5681A09067DC213F32464639D18007215C87964EC45FF876B5EE82B	145	archway-1	aarch
ibc/64BBBEB97DA04B6CF7A29A5454E43E101B29F506C117E800E128E0B32BA3FE3D	88	canto_7700-1	acanto
ibc/5012B1C96F286E8A6604A87037CE51241C6F1CA195B71D1E261FCACB69FB6BC2	43	cheqd-mainnet-1	ncheq
ibc/3F3FBD0AAC2E301BF8461A44D4533C4C1EA8883136A9699C2E951FC643B485F9	142	coreum-mainnet-1	ucore
ibc/4CD51DA94425EB1C8D1983832E46F410528DB2AAFBFC0C646845DAC2DB7D97AE	62	crescent-1	ucre
ibc/B1EA7A319016FD4E03CA91013B0EA55875B293FBCCAC3BEB2C1B4A60197F5A64	100	haqq_11235-1	aISLM
ibc/6BEE6DBC35E5CCB3C8ADA943CF446735E6A3D48B174FEE027FAB3410EDE6319C	107	kaiyo-1	ukuji
ibc/0C273962C274B2C05B22D9474BFE5B84D6A6FCAD198CB9B0ACD35EA521A36606	18	nyx	unym
ibc/376222D6D9DAE23092E29740E56B758580935A6D77C24C2ABD57A6A78A1F3955	10	osmosis-1	uosmo
ibc/74A48437840E981DD7789856D97EE5E3751DF474D22EDCD66DB046AF0B725A64	24	core-1	uxprt
ibc/2782B87D755389B565D59F15E202E6E3B8B3E1408034D2FAA4E02A0CA10911B2	102	planq_7070-2	aplanq
ibc/7907EA1A11FD4FC2A815FCAA54948C42F08E3F3C874EE48861386286FEB80160	79	secret-4	uscrt
ibc/D157AD8A50DAB0FC4EB95BBE1D9407A590FA2CDEE04C90A76C005089BF76E519	98	FUND-MainNet-2	nund
>haqq_11235-1
aISLM				ISLM	18	Islamic Coin	islamic-coin	~haqq/images/islm.png		The native EVM, governance and staking token of the Haqq Network
erc20/0x4FEBDDe47Ab9a76200e57eFcC80b212a07b3e6cE				DEEN	6	Deenar		~haqq/images/deen.png		Deenar gold-backed stablecoin
aHAQQ				HAQQ	18	HAQQ Token		~haqq/images/haqq.png		HAQQ is the ecosystem token of the Haqq ecosystem
ibc/0E1517E2771CA7C03F2ED3F9BAECCAEADF0BFD79B89679E834933BC0F179AD98	1	axelar-dojo-1	uaxl
ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1	axelar-dojo-1	uusdc
ibc/A4DB47A9D3CF9A068D454513891B526702455D3EF08FB9EB558C561F9DC2B701	3	cosmoshub-4	uatom
ibc/FC9D92EC12BC974E8B6179D411351524CD5C2EBC3CE29D5BA856414FEFA47093	0	gravity-bridge-3	ugraviton
ibc/AB083B5EEEE4A922F76D6348F13548170C2305DF7E3A1BB203362B3A03224F3F	6	kava_2222-10	ukava
ibc/BFF0D3805B50D93E2FA5C0B2DDF7E0B30A631076CD80BC12A48C0E95404B4A41	4	noble-1	uusdc
ibc/13B2C536BB057AC79D5616B8EA1B9540EC1F2170718CAFF6F0083C966FFFED0B	2	osmosis-1	uosmo
ibc/C59BA2DCB37CC726B34A6D203EEF52B06D7477ED20070821C026F78BB54C9159	7	stride-1	ustrd
>hazinachain-1
uhzn				HZN	6	Hazina		~hazinachain/images/hazinachain.png		The native staking and governance token of HazinaChain
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>helichain
uheli				HELI	6	Heli				The native token of HeliChain
>highbury_710-1
ufury				FURY	6	Fury		~highbury/images/fury.png		The native staking and governance token of the Blackfury ecosystem
jinx				JINX	6	Jinx		~highbury/images/jinx.png		Governance token of Jinx Wallet and Fury Lend Protocol
jinxy				JINXy	6	Jinxy		~highbury/images/jinxy.png		Governance token of Fury Swap Protocol
>hipcf_7777-1
ahip				HIP	18	HiperCapital Governance		~hipercapital/images/hip.png		HIP is the native governance and gas token of the HiperCapital sovereign chain (hipcf_7777-1).
>hippo-protocol-1
ahp				HP	18	Hippo	hippo-protocol	~hippoprotocol/images/logo.svg		The native token of Hippo Protocol.
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>humans_1089-1
aheart				HEART	18	HEART	humans-ai	~humans/images/heart-dark-mode.svg		The native staking and governance token of Humans.ai.
ibc/05AC4BBA78C5951339A47DD1BC1E7FC922A9311DF81C85745B1C162F516FF2F1	4	osmosis-1	uosmo
>Antora
idep				IDEP	6	IDEP		~idep/images/idep.png		The native token of IDEP chain
>ixo-5
uixo				IXO	6	IXO		~impacthub/images/ixo.png		The native token of the Internet of Impacts of inter-connected networks, powered by IXO Protocol blockchains.
ibc/0973E5F82D860F674100F65F7FC0EA802CCCDA41908AA02B5062B1ADD185D3D4	23	axelar-dojo-1	uaxl
ibc/2658C97FC74B74AB1898982081523C455561BBE3C705E47707021D47F3D94B38	23	axelar-dojo-1	uusdc
ibc/6BBE9BD4246F8E04948D5A4EEE7164B2630263B9EBB5E7DC5F0A46C62A2FF97B	26	noble-1	uusdc
ibc/05AC4BBA78C5951339A47DD1BC1E7FC922A9311DF81C85745B1C162F516FF2F1	4	osmosis-1	uosmo
>imversed_5555555-1
aimv				IMV	18	IMV		~imversed/images/imversed.png		The native EVM, governance and staking token of the Imversed
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>interwoven-1
uinit				INIT	6	Initia	initia			The native token of Initia
ibc/39B55F22F15FB09189045A993817CDF0D388D3FF8773B2E22B6DE7B222636EEA	29		factory/init17p9rzwnnfxcjp32un9ug7yhhzgtkhvl9jfksztgw5uh69wac2pgsj6uxxj/umilkINIT	milkINIT	6	milkINIT		~moo/images/milkINIT.png		MilkyWay's liquid staked INIT from moo-1 L2
ibc/E5683E03EA5E5D825A4775E23F91D283506F9170FFB61B6527689D945C953A04	112	injective-1	inj
ibc/E1B86EFC3474070FD47C02F17C84BD573AA8E17C5A8824F293D5B99D6E5F9C09	37	neutron-1	untrn
ibc/F0BA0597CB395041949DA261E44CE5F5A0D934E477E545E6E76CDDC27759632D	68	osmosis-1	uosmo
ibc/6490A7EAB61059BFC1CDDEB05917DD70BDF3A611654162A1A47DB930D40D8AF4	3	noble-1	uusdc
ibc/DA9AC2708B4DAA46D24E73241373CDCC850BC6446E8E0906A4062152B649DDD3	10	celestia	utia
>injective-1
inj				INJ	18	Injective	injective-protocol	~injective/images/inj.png		Injective is a decentralized exchange protocol that enables fast, secure, and fully decentralized trading of derivatives, futures, and spot markets.
ibc/4ABBEF4C8926DDDB320AE5188CFD63267ABBCEFC0583E4AE05D6E5AA2401DDAB	143	kava_2222-10	erc20/tether/usdt	USDTkv		Tether USDt			USDTkv	Tether USDt on Injective
peggy0xdAC17F958D2ee523a2206206994597C13D831ec7				USDT	6	Tether USDT		~_non-cosmos/ethereum/images/usdt.png		Tether USDt from Ethereum via Peggy bridge.
factory/inj1cdwt8g7nxgtg2k4fn8sj363mh9ahkw2qt0vrnc/ampINJ				ampINJ	6	ERIS Amplified INJ		~injective/images/ampinj.png		ERIS liquid staked INJ
factory/inj14lf8xm6fcvlggpa7guxzjqwjmtr24gnvf56hvz/autism				AUTISM	6	Autism		~injective/images/autism.png		$AUTISM exists to celebrate autism as a superior biological tech stack for a changing world
factory/inj1dxp690rd86xltejgfq2fa7f2nxtgmm5cer3hvu/bINJ				bINJ	18	BackBone Labs Liquid Staked Injective		~injective/images/binj.png		BackBone Labs Liquid Staked Injective
factory/inj1xtel2knkt8hmc9dnzpjz6kdmacgcfmlv5f308w/ninja				NINJA	6	Dog wif nunchucks	dog-wif-nuchucks	~injective/images/ninja.png		The first meme coin on Injective. It’s a dog, but he has nunchucks
factory/inj1jdt04erw6jdmh6c939u87kldf3mvvmkedsjp3w/OYCI				OYCI	6	Oyster Cage Initiative		~injective/images/oyci.png		RWA Commercial fishing operation
factory/inj1rmjzj9fn47kdmfk4f3z39qr6czexxe0yjyc546/WGMI				WGMI	6	WGMI		~injective/images/wgmi.png		The $WGMI Token - We Gonna Make It. Are you ready?
ibc/DD648F5D3CDA56D0D8D8820CF703D246B9FC4007725D8B38D23A21FF1A1477E3	8	osmosis-1	factory/osmo1pfyxruwvtwk00y8z06dh2lqjdj82ldvy74wzm3/WOSMO			Wosmo				The first memecoin on osmosis.
peggy0xd73175f9eb15eee81745d367ae59309Ca2ceb5e2				GLTO	6	Gelotto		~_non-cosmos/ethereum/images/glto.png		GLTO-ERC20 on injective
factory/inj1h0ypsdtjfcjynqu3m75z2zwwz5mmrj8rtk2g52/uhava				HAVA	6	Hava Coin		~injective/images/hava.png		Hava Coin is the lifeblood of the Cosmos & Injective networks, rewarding builders and welcoming supporters.
ibc/A0C5AD197FECAF6636F589071338DC7ECD6B0809CD3A5AB131EAAA5395E7E5E8	8	osmosis-1	factory/osmo10n8rv8npx870l69248hnp6djy6pll2yuzzn9x8/BADKID			Badkid
inj1sudjgsyhufqu95yp7rqad3g78ws8g6htf32h88				NINPO	6	Ninpo		~injective/images/ninpo.png		The second meme coin on Injective.
inj16ukv8g2jcmml7gykxn5ws8ykhxjkugl4zhft5h				JUDO	6	Judo		~injective/images/judo.png		JUDO is a very futuristic meme token.
peggy0xA4426666addBE8c4985377d36683D17FB40c31Be				BEAST	6	Gelotto BEAST		~_non-cosmos/ethereum/images/beast.png		BEAST-ERC20 on injective
ibc/063F4461F7317CFF10F50AB044E44932D22AAD84FA7107082744946E6DB7B7A8	177	neutron-1	factory/neutron1ffus553eet978k024lmssw0czsxwr97mggyv85lpcsdkft8v9ufsz3sa07/astro
inj1rmzufd7h09sqfrre5dtvu5d09ta7c0t4jzkr2f				nINJ	18	Neptune Receipt INJ				A receipt token for lent INJ issued by the Neptune Protocol.
inj16jf4qkcarp3lan4wl2qkrelf4kduvvujwg0780				nATOM	6	Neptune Receipt ATOM				A receipt token for lent ATOM issued by the Neptune Protocol.
inj1kehk5nvreklhylx22p3x0yjydfsz9fv3fvg5xt				nWETH	18	Neptune Receipt WETH				A receipt token for lent WETH issued by the Neptune Protocol.
inj1cy9hes20vww2yr6crvs75gxy5hpycya2hmjg9s				nUSDT	6	Neptune Receipt USDT				A receipt token for lent USDT issued by the Neptune Protocol.
inj1fzquxxxam59z6fzewy2hvvreeh3m04x83zg4vv				nTIA	6	Neptune Receipt TIA				A receipt token for lent TIA issued by the Neptune Protocol.
factory/inj1llr45x92t7jrqtxvc02gpkcqhqr82dvyzkr4mz/NBZ				NBZ	6	Ninja Blaze		~injective/images/NBZ.png		Ninja Blaze is a decentralized multi-chain gaming platform powered by Injective Blockchain.
factory/inj1maeyvxfamtn8lfyxpjca8kuvauuf2qeu6gtxm3/Talis				TALIS	6	Talis Token				Talis governance token
factory/inj1maeyvxfamtn8lfyxpjca8kuvauuf2qeu6gtxm3/xTalis				XTALIS	6	xTalis Token				Talis revenue sharing token
ibc/2CBC2EA121AE42563B08028466F37B600F2D7D4282342DE938283CC3FB2BC00E	148	noble-1	uusdc							USDC is a fully collateralized US Dollar stablecoin developed by CENTRE, the open source project with Circle being the first of several forthcoming issuers.
factory/inj1a6xdezq7a94qwamec6n6cnup02nvewvjtz6h6e/SYN				SYN	6	Syndicate		~injective/images/syn.png		The most degenerate NFT on Injective. Gravedigger collection for $bINJ. Giving power back to the community.
factory/inj1ej2f3lmpxj4djsmmuxvnfuvplrut7zmwrq7zj8/syn.ash				ashSYN	6	ASH Syndicate		~injective/images/syn.ash.png		SYN burn Derivative; minted when SYN is burned via The Furnace
factory/inj1je6n5sr4qtx2lhpldfxndntmgls9hf38ncmcez/COSMO				COSMO	6	Cosmo		~injective/images/cosmo.png		Cosmo is the best currency in the universe.
ibc/5339B0D20986A7C20C2548ED9D6B8DE47BB64E03ABFD051B7792E713036EA20C	8	osmosis-1	factory/osmo1hg0zf0c9can4tvtulh5gmmxe4jpflre3yewxjl/XTRUMP
cw20:inj19vy83ne9tzta2yqynj8yg7dq9ghca6yqn9hyej				DRUGS	18	cw20 DRUGS		~injective/images/cw20drugs.png		CW20 DRUGS meme coin
factory/inj178zy7myyxewek7ka7v9hru8ycpvfnen6xeps89/DRUGS				DRUGS	6	DRUGS		~injective/images/drugs.png		Distributing happiness, is a serious business
ibc/D6E6A20ABDD600742D22464340A7701558027759CE14D12590F8EA869CCCF445	102	migaloo-1	uwhale			Migaloo				The native token of Migaloo Chain
inj1dafy7fv7qczzatd98dv8hekx6ssckrflswpjaz				nUSDC	6	Neptune Receipt USDC				A receipt token for lent USDC issued by the Neptune Protocol.
ibc/A8B0B746B5AB736C2D8577259B510D56B8AF598008F68041E3D634BCDE72BE97	183	wormchain	factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/8sYgCzLRJC3J7qPn2bNbx6PiGcarhyx8rBhVaNnfvHCA			Solana				Bridge Solana on Injective chain via Wormhole gateway IBC channel
inj1zcwr03uqw57g88nqvgpwfkazwutpqz9kplny4s				nSOL	8	Neptune Receipt SOL				A receipt token for lent SOL issued by the Neptune Protocol.
factory/inj1v3a4zznudwpukpr8y987pu5gnh4xuf7v36jhva/nept				NEPT	6	Neptune Finance	neptune-2			The native governance and staking token for the Neptune Finance protocol
factory/inj1s9hr5zfz3xrkzchde94hd2d0edjs4q5mrqrz6x/BITCOIN				BITCOIN	6	Cosmos Bitcoin		~injective/images/bitcoin.png		Cosmos Bitcoin
factory/inj1s9hr5zfz3xrkzchde94hd2d0edjs4q5mrqrz6x/CRYPTO				CRYPTO	6	Crypto		~injective/images/crypto.png		Crypto
factory/inj1s9hr5zfz3xrkzchde94hd2d0edjs4q5mrqrz6x/BRICS				BRICS	6	Bricscoin		~injective/images/brics.png		Bricscoin
factory/inj1s9hr5zfz3xrkzchde94hd2d0edjs4q5mrqrz6x/INC				INC	6	Instant Noodles Coin		~injective/images/inc.png		Instant Noodles Coin
cw20:inj18luqttqyckgpddndh8hvaq25d5nfwjc78m56lc				hINJ	18	cw20 hINJ		~injective/images/hinj.png		CW20 hINJ - Hydro Staked INJ
factory/inj14ejqjyq8um4p3xfqj74yld5waqljf88f9eneuk/inj18luqttqyckgpddndh8hvaq25d5nfwjc78m56lc				hINJ	18	Hydro Wrapped hINJ		~injective/images/hinj.png		Factory Wrapped hINJ - Hydro Staked INJ
ibc/0E293A7622DC9A6439DB60E6D234B5AF446962E27CA3AB44D0590603DFF6968E	1,transfer/08-wasm-1369	1	0x2260fac5e5542a773aa44fbcfedf7c193bc2c599	WBTC.atom		Wrapped Bitcoin (Eureka)			WBTC.atom	Wrapped Bitcoin via Eureka
factory/inj1n636d9gzrqggdk66n2f97th0x8yuhfrtx520e7/ausd				AUSD	6	Agora USD		~injective/images/ausd.png		Agora USD Coin
factory/inj13j2rpnlwl30c02d4pzukykwfeyyhelvry9cqte/shroom_8_be9bddf36b94db69				HELIXPOINT	18	HELIXPOINT		~injective/images/helixpoint.png		HELIXPOINT is the points token on Injective, launched on Trippy Pump (SHROOM Pad)
ibc/367BE9C593E869E8C462857902A94BC796D931E9138548DF858D6624F253F9F0	454	agoric-3	ubld
ibc/61FA42C3F0B0F8768ED2CE380EDD3BE0E4CB7E67688F81F70DE9ECF5F8684E1E	213	andromeda-1	uandr
ibc/B68C1D2682A8B69E20BB921E34C6A3A2B6D1E13E3E8C0092E373826F546DEE65	84	axelar-dojo-1	uaxl
ibc/7E1AF94AD246BE522892751046F0C959B768642E5671CC3742264068D49553C0	84	axelar-dojo-1	uusdc
ibc/E38C2BFD8DE76ADC3CC53290184D36B7766E55A860FD7DC703B579E226473FF3	464	bitbadges-1	ubadge
ibc/F51BB221BAA275F2EBF654F70B005627D7E713AFFD6D86AFD1E43CAA886149F4	152	celestia	utia
ibc/9C2212CB87241A8D038222CF66BBCFABDD08330DFA0AC9B451135287DCBDC7A8	145	centauri-1	ppica
ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9	1	cosmoshub-4	uatom
ibc/3A6DD3358D9F7ADD18CDE79BA10B400511A5DE4AE2C037D7C9639B52ADAF35C6	90	crescent-1	ucre
ibc/A83851234A83F3FE51CDB44FF1A4435472A197C096EF9E7312B69E67C16B7FB7	183	wormchain	utest
ibc/6A4AB30BEDEE4F648FD772CCE2C7C0FF431C6359B93FD22C9F31D5B10FEB40CE	455	interwoven-1	uinit
ibc/57AA1A70A4BC9769C525EBF6386F7A21536E04A79D62E1981EFCEF9428EBB205	143	kava_2222-10	ukava
ibc/5A8E2BE833D54F506260B7535CFED9775EE4AF8668393F0E225983BDE07CF4CA	376	luwak-1	ukopi
ibc/9A115B56E769B92621FFF90567E2D60EFD146E86E867491DB69EEDA9ADC36204	98	kaiyo-1	ukuji
ibc/CDE9884632233AE9AD560B358B5CD48A0DC08DEC204C621A6534FC5257EF0807	443	lumera-mainnet-1	ulume
ibc/4DD8951CFB2E15E6A52632DDBDDF8FF7C853F9474B1A855B9B7DE57BDBBDFC74	363	mantra-1	amantra
ibc/6488808F32B07F6E8DCE7B700B92D9F7287D0FA1D0F76A25B11276E09DB0E626	177	neutron-1	untrn
ibc/6ED95AEFA5D9A6F9EF9CDD05FED7D7C9D7F42D9892E7236EB9B251CE9E999701	214	odin-mainnet-freya	loki
ibc/C20C0A822BD22B2CEF0D067400FCCFB6FAEEE9E91D360B4E0725BD522302D565	147	Oraichain	orai
ibc/92E0120F15D037353CFB73C14651FC8930ADC05B93100FD7754D3A689E53B333	8	osmosis-1	uosmo
ibc/B786E7CBBF026F6F15A8DA248E0F18C62A0F7A70CB2DABD9239398C8B5150ABB	82	core-1	uxprt
ibc/D123C3D5A0CF4B146D91A386ACBFF9658C82FC6131A64F8D4BA56BF785361E30	394	quicksilver-2	uqck
ibc/0954E1C28EB7AF5B72D24F3BC2B47BBB2FDF91BDDFD57B74B99E133AED40972A	88	secret-4	uscrt
ibc/9EFCDA89E9F54BB5F8D51315EC1B6AB9C421FB3CC32A03B9885E61AAF4B3D65A	431	sidechain-1	uside
ibc/34346A60A95EB030D62D6F5BDD4B745BE18E8A693372A8A347D5D53DBBB1328B	93	sommelier-3	usomm
ibc/3FDD002A3A4019B05A33D324B2F29748E77AF501BEA5C96D1F28B2D6755F9F25	89	stride-1	ustrd
ibc/0DDC992F19041FC1D499CCA1486721479EBAA7270604E15EDDFABA89D1E772E5	151	phoenix-1	uluna
ibc/F9F54844A8A813014866DD3993C03427279287445644E3508F71CB0422D2853C	450	thejaynetwork	ujay
ibc/00BF66BAB34873B07FB9EEEBCFACEA11FB4BB348718862AA7782D6DECC1F44C8	387	xion-mainnet-1	uxion
ibc/5E9F3906B2469613351ACFD4147C9B8C87608D3416CD9569BA786629A5930F69	137	dimension_37-1	axpla
ibc/C3F872E2DF65D066215F3D61364A7D5342784DAB2A5B0441B9B558D692802902	436	xrplevm_1440000-1	axrp
ibc/BC4D96FD3B8C800DEC81FE11B19C44D89C6E3027E8AE2628FC412965E5BF911C	456	zigchain-1	uzig
>int3face-1
uint3				INT3	6	Int3face Token		~int3face/images/int3.png		Int3face blockchain native token
factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/bitcoin-btc				BTC	8	Bitcoin		~int3face/images/btc.int3.png		Bitcoin on Int3face
factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/bitcoin-cash-bch				BCH	8	Bitcoin Cash		~int3face/images/bch.int3.png		Bitcoin-Cash on Int3face
factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/dogecoin-doge				DOGE	8	Dogecoin		~int3face/images/doge.int3.png		Dogecoin on Int3face
factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/litecoin-ltc				LTC	8	Litecoin		~int3face/images/ltc.int3.png		Litecoin on Int3face
factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/ton-ton				TON	9	TON		~int3face/images/ton.int3.png		TON on Int3face
factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/solana-sol				SOL	9	Solana		~int3face/images/sol.int3.png		Solana (SOL) on Int3face
factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/xrpl-xrp				XRP	6	Ripple		~_non-cosmos/xrpl/images/xrp.png		Ripple (XRP) on Int3face
factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/solana-trump				TRUMP	6	Official Trump		~int3face/images/trump.int3.png		Official Trump coin (TRUMP) on Int3face
factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/solana-pengu				PENGU	6	Pudgy Penguins		~int3face/images/pengu.int3.png		Pudgy Penguins coin (PENGU) on Int3face
factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/zcash-zec				ZEC	8	Zcash		~int3face/images/zec.int3.png		Zcash on Int3face
ibc/0C698C8970DB4C539455E5225665A804F6338753211319E44BAD39758B238695	1	neutron-1	untrn
ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	2	noble-1	uusdc
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>intento-1
uinto				INTO	6	Intento		~intento/images/into.png		The native token of Intento
ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9	1	cosmoshub-4	uatom			Cosmos Hub				The staking token of the Cosmos Hub
ibc/47BD209179859CDE4A2806763D7189B6E6FE13A17880FE2B42DE1E6C1E329E23	3	osmosis-1	uosmo
>irishub-1
uiris				IRIS	6	IRISnet	iris-network	~irisnet/images/iris.png		The IRIS token is the native governance token for the IrisNet chain.
ibc/0F39B2641900A05EAA70935311CBB149E9146DAADF6BBDF25A85035ABEE0DB19	68	carbon-1	swth
ibc/6F45FFC7C8BF941B356DAD73B41DD3D232CBB72025A0D9B82AAA0494D107297C	37	crescent-1	ucre
ibc/47BD209179859CDE4A2806763D7189B6E6FE13A17880FE2B42DE1E6C1E329E23	3	osmosis-1	uosmo
ibc/296AD3092A117E9CB9345612D51332CA1DBCBA1B854840A3DDFAF1CFC31D87B9	33	stafihub-1	ufis
>jackal-1
ujkl				JKL	6	Jackal	jackal-protocol	~jackal/images/jkl.png		Jackal Network is a decentralized storage platform that aims to provide secure, private, and efficient data storage solutions on the blockchain.
ibc/00230C58F1540708067850B3362C8A67A273FC52F0C7305B802D7255495C86FD	41	archway-1	aarch
ibc/E24063D336A506ED538263714714573823661773663A58A6E9A2A79892BA5180	49	axelar-dojo-1	uaxl
ibc/80E8F826480B995AE28C1EE86106C1BE2034FF1966579D29951CF61885458040	49	axelar-dojo-1	uusdc
ibc/A213930E29508227C1E7FE9083EFA1C15E98485126064169FC19A64B666512C7	142	beezee-1	ubze
ibc/FF1A8C50966D7CFA19D7D2E513E6938D77ED272B12BB8696B9953520826BD738	38	crescent-1	ucre
ibc/B66DC2262FEBA6D02509DAFC8710C71105C47837879ECD3052736FC09553F149	39	kaiyo-1	ukuji
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
ibc/BCEFD8175B8C47D712FB639034128CB43776364B79E3251F073CB3A2A32582A0	2	secret-4	uscrt
>joltify_1729-1
ujolt				JOLT	6	Joltify				The native staking and governance token of Joltify
ibc/9117A26BA81E29FA4F78F57DC2BD90CD3D26848101BA880445F119B22A1E254E	2	cosmoshub-4	uatom			Cosmos Hub				The native staking and governance token of the Cosmos Hub.
ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1	noble-1	uusdc							USDC is a fully collateralized US Dollar stablecoin developed by CENTRE, the open source project with Circle being the first of several forthcoming issuers.
>juno-1
ujuno				JUNO	6	Juno	juno-network	~juno/images/juno.png		The native token of JUNO Chain
ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9	1	cosmoshub-4	uatom			ATOM on Juno
cw20:juno168ctmpyppk90d34p3jjy658zf5a5l3w8wk35wht6ccqj4mr0yv8s4j5awr				NETA	6	Neta	neta	~juno/images/neta.png		The native token cw20 for Neta on Juno Chain
cw20:juno1g2g7ucurum66d42g8k5twk34yegdq8c82858gz0tq2fc75zy7khssgnhjl				MARBLE	3	Marble		~juno/images/marble.png		The native token cw20 for Marble DAO on Juno Chain
cw20:juno1re3x67ppxap48ygndmrc7har2cnc7tcxtm9nplcas4v0gc3wnmvs3s807z				HOPE	6	Hope Galaxy		~juno/images/hope.png		Hope Galaxy is an NFT collection based on its own native Token $HOPE, a cw20 token on Juno chain.
cw20:juno1r4pzw8f9z0sypct5l9j906d47z998ulwvhvqe5xdwgy8wf84583sxwh0pa				RAC	6	Racoon		~juno/images/rac.png		Racoon aims to simplify accessibility to AI, NFTs and Gambling on the Cosmos Ecosystem
cw20:juno1y9rf7ql6ffwkv02hsgd4yruz23pn4w97p75e2slsnkm0mnamhzysvqnxaq				BLOCK	6	Block		~juno/images/block.png		The native token of Marble DEX on Juno Chain
cw20:juno1tdjwrqmnztn2j3sj2ln9xnyps5hs48q3ddwjrz7jpv6mskappjys5czd49				DHK	0	DHK		~juno/images/dhk.png		The DAO token to build consensus among Hong Kong People
cw20:juno15u3dt79t6sxxa3x3kpkhzsy56edaa5a66wvt3kxmukqjz2sx0hes5sn38g				RAW	6	JunoSwap		~juno/images/raw.png		Token governance for Junoswap
cw20:juno17wzaxtfdw5em7lc94yed4ylgjme63eh73lm3lutp2rhcxttyvpwsypjm4w				ASVT	6	Another.Software Validator Token		~juno/images/asvt.png		Profit sharing token for Another.Software validator. Hold and receive dividends from Another.Software validator commissions!
cw20:juno1ur4jx0sxchdevahep7fwq28yk4tqsrhshdtylz46yka3uf6kky5qllqp4k				HNS	6	IBC HNS (Handshake)		~juno/images/hns.svg		IBC HNS is HNS, coin of Handshake, decentralized root namesystem, but wrapped to cosmos for IBC support by Another.Software through Juno network.
cw20:juno1n7n7d5088qlzlj37e9mgmkhx6dfgtvt02hqxq66lcap4dxnzdhwqfmgng3				JOE	6	JoeDAO		~juno/images/joe.png		DAO dedicated to building tools on the Juno Network
cw20:juno1sfwye65qxcfsc837gu5qcprcz7w49gkv3wnat04764ld76hy3arqs779tr				DLA	6	Digital Land Acquisition DAO		~juno/images/dla.png		Governance Token for Digital Land Acquisition DAO
cw20:juno1j0a9ymgngasfn3l5me8qpd53l5zlm9wurfdk7r65s5mg6tkxal3qpgf5se				GLTO	6	Gelotto		~_non-cosmos/ethereum/images/glto.png		DeFi gaming platform built on Juno
cw20:juno1gz8cf86zr4vw9cjcyyv432vgdaecvr9n254d3uwwkx9rermekddsxzageh				GKEY	6	GKey		~juno/images/gkey.png		Gelotto Year 1 Grand Prize Token
cw20:juno1t46z6hg8vvsena7sue0vg6w85ljar3cundplkre9sz0skeqkap9sxyyy6m				HOLE	6	BlackHole		~juno/images/hole.png		The native token cw20 for BlackHole on Juno Chain
cw20:juno1dd0k0um5rqncfueza62w9sentdfh3ec4nw4aq4lk5hkjl63vljqscth9gv				SEJUNO	6	StakeEasy seJUNO		~juno/images/sejuno.png		Staking derivative seJUNO for staked JUNO
cw20:juno1wwnhkagvcd3tjz6f8vsdsw5plqnw8qy2aj3rrhqr2axvktzv9q2qz8jxn3				BJUNO	6	StakeEasy bJUNO		~juno/images/bjuno.png		Staking derivative bJUNO for staked JUNO
cw20:juno159q8t5g02744lxq8lfmcn6f78qqulq9wn3y9w7lxjgkz4e0a6kvsfvapse				SOLAR	6	Solarbank DAO		~juno/images/solar.svg		Solarbank DAO Governance Token for speeding up the shift to renewable and green energy
cw20:juno19rqljkh95gh40s7qdx40ksx3zq5tm4qsmsrdz9smw668x9zdr3lqtg33mf				SEASY	6	StakeEasy SEASY		~juno/images/seasy.png		StakeEasy governance token
cw20:juno1p8x807f6h222ur0vssqy3qk6mcpa40gw2pchquz5atl935t7kvyq894ne3				MUSE	6	MuseDAO		~juno/images/muse.png		The native token cw20 for MuseDAO on Juno Chain
cw20:juno1qsrercqegvs4ye0yqg93knv73ye5dc3prqwd6jcdcuj8ggp6w0us66deup				LOOP	6	Loop Finance		~juno/images/loop.png		The native token cw20 for Loop Finance on Juno Chain
cw20:juno1cltgm8v842gu54srmejewghnd6uqa26lzkpa635wzra9m9xuudkqa2gtcz				FURY.legacy	6	FURY.legacy		~juno/images/fanfury.png		The deprecated cw20 token for Fanfury on Juno Chain
cw20:juno1rws84uz7969aaa7pej303udhlkt3j9ca0l3egpcae98jwak9quzq8szn2l				PHMN.legacy	6	POSTHUMAN		~juno/images/phmn.png		(Deprecated) The original CW20 PHMN token on Juno. PHMN has migrated to the Cosmos Hub as the tokenfactory denom factory/cosmos146s5j3t7gh2g37ywm47dp8avhesu2htvjjaxq7z55e7xj0rq0k8q5qnjjy/PHMN. This asset is retained for historical reference.
cw20:juno1u45shlp0q4gcckvsj06ss4xuvsu0z24a0d0vr9ce6r24pht4e5xq7q995n				HOPERS	6	Hopers		~juno/images/hopers.png		The native token cw20 for Hopers on Juno Chain
cw20:juno1g647t78y2ulqlm3lss8rs3d0spzd0teuwhdvnqn92tr79yltk9dq2h24za				RED	6	Red		~juno/images/red.png		RED
cw20:juno14q8kk464fafql2fwmlsgvgcdl6h2csqpzv4hr025fmcvgjahpess32k0j7				BLUE	6	Blue		~juno/images/blue.png		BLUE
cw20:juno1mkw83sv6c7sjdvsaplrzc8yaes9l42p4mhy0ssuxjnyzl87c9eps7ce3m9				WYND	6	Wynd DAO Governance Token		~juno/images/wynd.png		WYND DAO Governance Token
cw20:juno1s2dp05rspeuzzpzyzdchk262szehrtfpz847uvf98cnwh53ulx4qg20qwj				BANANA	6	Banana Token		~juno/images/banana.png		Bored APE IBC club token
cw20:juno1qmlchtmjpvu0cr7u0tad2pq8838h6farrrjzp39eqa9xswg7teussrswlq				NRIDE	6	nRide Token		~juno/images/nride.png		nRide Token
cw20:juno14lycavan8gvpjn97aapzvwmsj8kyrvf644p05r0hu79namyj3ens87650k				SGNL	6	Signal		~juno/images/sgnl.png		Signal Art and Gaming on Juno
cw20:juno1zkwveux7y6fmsr88atf3cyffx96p0c96qr8tgcsj7vfnhx7sal3s3zu3ps				JAPE	6	Junø Apes		~juno/images/jape.png		Governance and utility token for the Junø Apes NFT platform on Juno
cw20:juno12wxyvtqe76x2a5jj6ckp2hfq8v32m6rvyyxwwufl2tksqvkt7whqczv6pa				CATOM	6	Catom		~juno/images/catom.png		A community meme token with a fantasy fiction storyline and comic based NFTs on Juno
cw20:juno1g0wuyu2f49ncf94r65278puxzclf5arse9f3kvffxyv4se4vgdmsk4dvqz				HOWL	6	Howl		~juno/images/howl.png		Utility token of Howl.social, an on chain micro-blogging platform on Juno
cw20:juno1u8cr3hcjvfkzxcaacv9q75uw9hwjmn8pucc93pmy6yvkzz79kh3qncca8x				FOX	6	Juno Fox		~juno/images/fox.png		Inspired by Bonk. A community project to celebrate the settlers of JunoNetwork.
cw20:juno1xekkh27punj0uxruv3gvuydyt856fax0nu750xns99t2qcxp7xmsqwhfma				GRDN	6	Guardian		~juno/images/guardian.png		Evmos Guardians governance token.
cw20:juno166heaxlyntd33a5euh4rrz26svhean4klzw594esmd02l4atan6sazy2my				MNPU	6	Mini Punks		~juno/images/mnpu.png		Mini Punks Token
cw20:juno10gthz5ufgrpuk5cscve2f0hjp56wgp90psqxcrqlg4m9mcu9dh8q4864xy				KLEO	6	Kleomedes		~juno/images/kleomedes.png		Kleomedes Token
cw20:juno1qqwf3lkfjhp77yja7gmg3y95pda0e5xctqrdhf3wvwdd79flagvqfgrgxp				SKOJ	6	Sikoba Token		~juno/images/sikoba.png		Sikoba Governance Token
cw20:juno1x5qt47rw84c4k6xvvywtrd40p8gxjt8wnmlahlqg07qevah3f8lqwxfs7z				SHIBAC	6	ShibaCosmos		~juno/images/shibacosmos.png		Shiba Cosmos
cw20:juno1ngww7zxak55fql42wmyqrr4rhzpne24hhs4p3w4cwhcdgqgr3hxsmzl9zg				CLST	6	Celestims		~juno/images/celestims.png		Celestims
cw20:juno1m4h8q4p305wgy7vkux0w6e5ylhqll3s6pmadhxkhqtuwd5wlxhxs8xklsw				WATR	6	WATR		~juno/images/watr.png		A revolutionary DAO created to bring clean drinking water to men, women, and children worldwide. We hope you join us on our journey!
cw20:juno1ju8k8sqwsqu5k6umrypmtyqu2wqcpnrkf4w4mntvl0javt4nma7s8lzgss				CASA	6	Casa		~juno/images/casa.png		An innovative DAO dedicated to housing the most vulnerable
cw20:juno1j4ux0f6gt7e82z7jdpm25v4g2gts880ap64rdwa49989wzhd0dfqed6vqm				SUMMIT	6	Summit		~juno/images/summit.png		Social Impact DAO providing showers, meals, and vehicles to the homeless
cw20:juno13ca2g36ng6etcfhr9qxx352uw2n5e92np54thfkm3w3nzlhsgvwsjaqlyq				MANNA	6	Manna		~juno/images/manna.png		Social Impact DAO dedicated to combatting food insecurity and malnutrition
cw20:juno12etxwkxvms0uy9ak8g3pyq6a53myukufdnx82pakzmjmpm77a0ksr9gs5v				EMPWR	6	EMPWR		~juno/images/empwr.png		Social Impact DAO focused on youth empowerment
cw20:juno1525fuspletvzykpgr2atxpymu9le4mghd7qq4a4u23uwqzc2f3fq7fmafd				MIDDLE	6	Middle		~juno/images/middle.png		Join us in fighting against world hunger
cw20:juno17703kcxtsg37hryxnestejyyycuv5yyvnghp2e7w0kqvafnnyetsgzq62w				SUNSET	6	Sunset		~juno/images/sunset.png		Social Impact DAO taking a wholistic approach to helping abused and mentally ill women and children
cw20:juno1uu3rxu7w7fpfj4sl4xpxppgymk57mzdzn6kg7492jdxh5dwk7d2qq9429e				TREE	6	Living Tree		~juno/images/livingtree.png		Social Impact DAO dedicated to helping restore and protect our environment
cw20:juno1jwdy7v4egw36pd84aeks3ww6n8k7zhsumd4ac8q5lts83ppxueus4626e8				INVDRS	6	Invaders		~juno/images/invdrs.png		Evmos Guardians' Invaders DAO token.
cw20:juno1jrr0tuuzxrrwcg6hgeqhw5wqpck2y55734e7zcrp745aardlp0qqg8jz06				APEMOS	6	Apemos		~juno/images/apemos.png		Apemos
cw20:juno1ytymtllllsp3hfmndvcp802p2xmy5s8m59ufel8xv9ahyxyfs4hs4kd4je				OSDOGE	6	Osmosis Doge		~juno/images/osdoge.png		The First Doge on Osmosis
cw20:juno1k2ruzzvvwwtwny6gq6kcwyfhkzahaunp685wmz4hafplduekj98q9hgs6d				DOGA	6	Doge Apr		~juno/images/doga.png		Doge Apr
cw20:juno1zqrj3ta4u7ylv0wqzd8t8q3jrr9rdmn43zuzp9zemeunecnhy8fss778g7				PEPE	6	Osmo Pepe		~juno/images/pepe.png		Osmo Pepe
cw20:juno1f5datjdse3mdgrapwuzs3prl7pvxxht48ns6calnn0t77v2s9l8s0qu488				CATMOS	6	Catmos		~juno/images/catmos.png		Catmos
cw20:juno1dyyf7pxeassxvftf570krv7fdf5r8e4r04mp99h0mllsqzp3rs4q7y8yqg				SPACER	6	Spacer		~juno/images/spacer.png		Spacer
cw20:juno1dpany8c0lj526lsa02sldv7shzvnw5dt5ues72rk35hd69rrydxqeraz8l				LIGHT	9	LIGHT		~juno/images/light.png		Light: LumenX community DAO treasury token
cw20:juno1llg7q2d5dqlrqzh5dxv8c7kzzjszld34s5vktqmlmaaxqjssz43sxyhq0d				MILE	6	Mille		~juno/images/mille.png		Mille: the 1000th token on osmosis
cw20:juno1lpvx3mv2a6ddzfjc7zzz2v2cm5gqgqf0hx67hc5p5qwn7hz4cdjsnznhu8				VOID	6	Void		~juno/images/void.png		Void
cw20:juno10vgf2u03ufcf25tspgn05l7j3tfg0j63ljgpffy98t697m5r5hmqaw95ux				SLCA	6	Silica		~juno/images/silica.png		Silica
cw20:juno1epxnvge53c4hkcmqzlxryw5fp7eae2utyk6ehjcfpwajwp48km3sgxsh9k				PEPEC	6	Pepec		~juno/images/pepec.png		Pepec
cw20:juno15au4k2jgwd0jnchy0fkg3lm00fpt7jt0j2duuzradn2q7sega2dszyn5pp				PLTN	6	Palantin		~juno/images/pltn.png		Palantin
cw20:juno12mcwmd6wqhledkjsurlfqtc8j0pedvxlcxw3gs4kh2qf808ehehsen8nmw				YFD	6	Y-Foundry DAO		~juno/images/yfd.png		Propose. Vote. Build.
factory/juno1qly4zcmzr2gyxtze5yt9chv2srczwwunppxjfh/NEXX				NEXX	6	NEXX GEN AI		~juno/images/nexx.png
factory/juno1u805lv20qc6jy7c3ttre7nct6uyl20pfky5r7e/DGL				DGL	6	Licorice		~juno/images/dgl.png
cw20:juno1a0khag6cfzu5lrwazmyndjgvlsuk7g4vn9jd8ceym8f4jf6v2l9q6d348a				ampJUNO	6	ERIS Amplified JUNO		~juno/images/ampjuno.svg		ERIS liquid staked JUNO
cw20:juno14fz92ehqt37e096xr95kmy8nc0kz803uezxtg4fwx7agjjma86sqm8mg3h				BITS	8	BITS		~juno/images/bits.png		BITS - Native token of Bitswift Cash
cw20:juno13epyeat7ef0k7q6kllmyvc8zpfd9xm7cqjrgtk0qkgrk7n5mjfmq8979jw				POIL	6	POIL		~juno/images/poil.png		The least memeable memecoin in existence. The cats have had their day, it's time for $POIL coin to take reign.
cw20:juno1h86ut5aevlxuuxrra6wy3dfq6e39zkzzv9eelz678jr6amxlc4gsx46j82				MRVA	6	MINERVA		~juno/images/minerva.png		Minerva was one of the main goddesses worshiped by the Roman Pagans and is a goddess from Roman Mythology.
cw20:juno13c57ssxvlzefsj4v5spdz4m9r6c6s2far5npvmc9en7nz02xqjyqne40gk				LUNO	6	LUNO		~juno/images/luno.png		In Roman mythology, Juno (Latin: Iuno; pronounced [[Help:Pronunciation|[ˈjuːnoː]]]) was the protector and advisor of the state.
cw20:juno1elpg96tju8a32vzn25u6asvscajjm4000589z0zthhvks28ajypqzurl7r				ATEN	6	ATEN		~juno/images/aten.png		ATEN is NETA.
cw20:juno1dtd45vxvv080v9x7hffysnmvrqm6ysecjdnvafqul28646hm04xs9gheh0				HERA	6	HERA		~juno/images/hera.png		HERA is the goddess of marriage in Greek mythology.
cw20:juno1mvkgcr5uce2rnpzr4qrzf50hx4qreuwzlt7fzsjrhjud3xnjmttq5mkh2m				bJUNO	6	BackBone Labs Liquid Staked JUNO	backbone-labs-staked-juno	~juno/images/bJUNO-bbl.png		BackBone Labs Liquid Staked JUNO
ibc/4A482FA914A4B9B05801ED81C33713899F322B24F76A06F4B8FE872485EA22FF	224	noble-1	uusdc			USD Coin				USD Coin on Juno
ibc/F0C440C8040E2FCCAC621D32D3A00D9B347C989D52CE869A91CB34D07B0021D2	210	migaloo-1	factory/migaloo1d0uma9qzcts4fzt7ml39xp44aut5k6qyjfzz4asalnecppppr3rsl52vvv/rstk			Restake DAO Token
factory/juno1h6y8tkceau4d8zyv5aa0fwdj2pa2y0gz2hx0tq/uwind				WIND	6	Wind Token		~juno/images/wind.png
cw20:juno1spjes0smg5yp40dl7gqyw0h8rn03tnmve06dd2m5acwgh6tlx86swha3xg				AFA	0	Airdrop For All		~juno/images/afa.png		Airdrop For All [AFA - New Name on Cosmos Ecosystem, A4A - Old Name on TurtleNetwork] is a token from turtleNetwork towards cosmos ecosystem.
factory/juno1vwmnqk0vyxc96qgffrure4nqxupjrql0zut8s02hadgp0n79r8xq5xdsxy/ARENA				ARENA	6	Arena Token				The token for the Arena DAO
factory/juno16uprl38e4ljj5ctuha9ehpvp2l93z3d5jmwj2cttt6jkhlrhscpqgglalk/wind.ash				ashWIND	6	ashWIND		~juno/images/wind.ash.png		ashWIND
ibc/3A6ADE78FB8169C034C29C4F2E1A61CE596EC8235366F22381D981A98F1F5A5C	210	migaloo-1	uwhale			Migaloo				The native token of Migaloo Chain
factory/juno1zjqsel42pj5e6wvxxw7hjs9gn06yqz4m3ffyua3x2v44m4l8trjsr92q9s/empr				EMPR	6	EMPR		~juno/images/empr.png		Staking coin of Emporion
ibc/DFC6F33796D5D0075C5FB54A4D7B8E76915ACF434CB1EE2A1BA0BB8334E17C3A	29	akashnet-2	uakt
ibc/537D8D8BF13799FBB38CACDF8090063E3C79CDCC6A70AE493F12A3F9E44DD074	290	archway-1	aarch
ibc/5CB906E82B7A88E62644AD811361F5858B74BA9EBD75C84B6D24B20C01A4819F	83	mantle-1	umntl
ibc/EBE900AED8FF6BB2E186B17B066138F647CDD9647EF4FBE2DE6C8D4013A2C990	71	axelar-dojo-1	uaxl
ibc/EAC38D55372F38F1AFD68DF7FE9EF762DCF69F26520643CF3F9D292A738D8034	71	axelar-dojo-1	uusdc
ibc/0CB5D60E57FD521FA39D11E3E410144389010AC5EF5F292BC9BDD832FA2FDBF9	50	bitcanna-1	ubcna
ibc/008BFD000A10BCE5F0D4DD819AE1C1EC2942396062DABDD6AE64A655ABC7085B	17	bitsong-2b	ubtsg
ibc/D836B191CDAE8EDACDEBE7B64B504C5E06CC17C6A072DAF278F9A96DF66F6241	28	chihuahua-1	uhuahua
ibc/946AD96F278770521526D7283F58268DA2F6ACDDE40324A9D1C86811D78C86A0	36	comdex-1	ucmdx
ibc/ED5C62BE7D20C4B53779300805744223DDBFFF538C2A60B106AF95D7BE1AEE1F	280	centauri-1	ppica
ibc/B7EA961307B6915512F1204B78B6180851DD7474469EB21F16D30DF74DA22903	81	crescent-1	ucre
ibc/52423136339C1CE8C91F6A586DFE41591BDDD4665AE526DFFA8421F9ACF95196	9	emoney-3	ungm
ibc/FCCC96CC8B26932DF7D987D9FB3930CE044E23D8C712525E4EBFD2E5DCBA17CE	417	furya-1	ufury
ibc/7F7D3698E2E3484D576001608BB84D13F5C8B02B97359716ECC60A29A7523BF3	87	kaiyo-1	ukuji
ibc/8957A470C705D5E86B3DC88107862C5A6E154E65933E84F5B00EAEDD79B57BFE	548	neutron-1	untrn
ibc/F2FEE556361355D90AC9C86113A3C8A81BA90B95316FB8438F9ADCB0CC7ACA58	212	exchain-66	wei
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
ibc/7455B3F2F2737906BACF4AE980069A4CAB7C7F9FDAABAEFBA439DF037AEC5898	33	core-1	uxprt
ibc/27718E6B6B94C2BCF9A1ABB85CBE8AC95130B07817D21D7BC2D293F9295395D9	215	quicksilver-2	uqck
ibc/B55B08EF3667B0C6F029C2CC9CAA6B00788CF639EBB84B34818C85CBABA33ABD	48	secret-4	uscrt
ibc/266D1A31785C3E815879EC32AB3B812F0CDFBF3514C5058275C626C9A18AF1FB	139	stride-1	ustrd
ibc/8F865D9760B482FF6254EDFEC1FF2F1273B9AB6873A7DE484F89639795D73D75	27	columbus-5	uluna
ibc/107D152BB3176FAEBF4C2A84C5FFDEEA7C7CB4FE1BBDAB710F1FD25BCD055CBF	86	phoenix-1	uluna
>kava_2222-10
ukava				KAVA	6	Kava	kava	~kava/images/kava.png		Kava is a decentralized finance (DeFi) platform that provides a range of financial services, including lending, borrowing, and stablecoins, leveraging the Cosmos and Ethereum ecosystems.
hard				HARD	6	Kava Hard	kava-lend	~kava/images/hard.png		Governance token of Kava Lend Protocol
swp				SWP	6	Kava Swap		~kava/images/swp.png		Governance token of Kava Swap Protocol
usdx				USDX	6	Kava USDX	usdx	~kava/images/usdx.png		The native stablecoin of Kava
erc20/tether/usdt				USDT	6	Tether USD	tether	~_non-cosmos/ethereum/images/usdt.png
ibc/D4F1F74C6B90168E05B974F2EBB5938D18704B73DE273CAACF7E96F7821B2C3D	117		erc20/0xfbF4318d24a93753F11d365A6dcF8b830e98Ab0F	CROWDP	18	Crowdpunk DAO		~evmos/images/crowdp.png		The token of Crowdpunk DAO
ibc/2A38426E8BB4B66F0F910C3CCF09CD95A8381453F869E96A966FF13055C9D886	133	agoric-3	ubld
ibc/553F40D865364C80C1B78B6C3080EFC5B8306BE29234DFECF143514FE8DBEC10	124	aura_6322-2	uaura
ibc/7828FD453E26CA18E7516F4F15C9698A36E92EA058B6A113B1F75CE828BF5398	140	celestia	utia
ibc/3F3FBD0AAC2E301BF8461A44D4533C4C1EA8883136A9699C2E951FC643B485F9	142	coreum-mainnet-1	ucore
ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2	0	cosmoshub-4	uatom
ibc/BD8BDD1E2C21D8924ECE09E764D6E560E6500FE164EC3F748D1534C084B267DB	125	cronosmainnet_25-1	basecro
ibc/504AB5ACDC94480E27C4ECCCFB9E0468A0AF5C0AF6E7CF9BB504DE54C3D8E7DB	137	dydx-mainnet-1	adydx
ibc/9C273C3A2306B8C15EC86E93BC25194CFCCA1B1AE9AEFEF18618AD60F9ECD843	144	dymension_1100-1	adym
ibc/DCE437C990E9F798493848E8F086097AAAC21D0CC3C82778BD57BC7FCD1D184E	135	haqq_11235-1	aISLM
ibc/64BA6E31FE887D66C6F8F31C7B1A80C7CA179239677B4088BB55F5EA07DBE273	122	injective-1	inj
ibc/2CA1ED8E0335BADDAE8CC30149583A78A8517FBED0AF3910E04525CCEBB173B1	116	kaiyo-1	ukuji
ibc/59C30B8D59BF723D152E0680071A213DED52B22102DE8394A398C97163C49D00	120	migaloo-1	uwhale
ibc/88386638D9EE3A4BD2B16E4A7EB239A435E4BA1B1BB450EA46ADB771BAB10A63	136	neutron-1	untrn
ibc/8198819CC2F25B16991D6391826B6BFA50F03AB6B5688C3399BB6A7BD5CCA53C	151	noble-1	uusdc
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
ibc/134CED3DD0201C9A01D9B67DD7FC6BF6DEF8A7F709C22B0ABCEC263002B13207	134	core-1	uxprt
ibc/A3D9BA615C3BC5C8892E86B1D8B792DD139A68ADE97AA7A9C7F26AD25D9E5FD7	132	pacific-1	usei
ibc/2CA80AFF9E74A84AC2827A8BB3F09EB6EE7F726C5EEEB980D548D44CCA1EFEE9	138	phoenix-1	uluna
>kichain-2
uxki				XKI	6	Ki		~kichain/images/xki.png		The native token of Ki Chain
cw20:ki1dt3lk455ed360pna38fkhqn0p8y44qndsr77qu73ghyaz2zv4whq83mwdy				LVN	6	LVN		~kichain/images/lvn.png		ELEVENPARIS loyalty token on KiChain
ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9	1	cosmoshub-4	uatom
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>kiichain_1783-1
akii				KII	18	Kii		~kiichain/images/kii.png		The native token of KiiChain
>kima_network
uKIMA				KIMA	6	KIMA	kima	~kimanetwork/images/kima.png		Kima is an asset-agnostic interoperability infrastructure that connects blockchain networks and legacy financial systems, enabling secure, scalable cross-chain transactions and seamless communication across ecosystems.
ibc/05AC4BBA78C5951339A47DD1BC1E7FC922A9311DF81C85745B1C162F516FF2F1	4	osmosis-1	uosmo
>darchub
udarc				DARC	6	DARC		~konstellation/images/darc.png		The native token of Konstellation Network
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>luwak-1
ukopi				XKP	6	XKP		~kopi/images/kopi.svg		The native token of kopi
ukusd				kUSD	6	kUSD		~kopi/images/kusd.svg		A Stablecoin native to the Kopi blockchain
uckusd				CKUSD	6	ckUSD		~kopi/images/ckusd.svg		A MM deposit receipt of the Stablecoin native to the Kopi blockchain
ucusdc				CUSDC	6	cUSDC		~kopi/images/cusdc.svg		A MM deposit receipt of the Stablecoin USDC from noble Chain
ucusdtinj				cUSDT.inj	6	cUSDT.inj		~kopi/images/cusdt.svg		A MM deposit receipt of the Stablecoin USDT from Injective Chain
ibc/295548A78785A1007F232DE286149A6FF512F180AF5657780FC89C009E2C348F	9	noble-1	uusdc							USDC from Noble Chain
ibc/D8A36AE90F20FE4843A8D249B1BCF0CCDDE35C4B605C8DED57BED20C639162D0	1	injective-1	peggy0xdAC17F958D2ee523a2206206994597C13D831ec7	USDT.inj		USDT.inj			USDT.inj	USDT from injective Chain
ibc/DE63D8AC34B752FB7D4CAA7594145EDE1C9FC256AC6D4043D0F12310EB8FC255	1	injective-1	inj							injective from injective Chain
ibc/DA59C009A0B3B95E0549E6BF7B075C8239285989FF457A8EDDBB56F10B2A6986	5	phoenix-1	uluna							Luna from Terra2 Chain
ibc/376222D6D9DAE23092E29740E56B758580935A6D77C24C2ABD57A6A78A1F3955	10	osmosis-1	uosmo			OSMO				Osmosis from Osmosis Chain
ibc/A2E2EEC9057A4A1C2C0A6A4C78B0239118DF5F278830F50B4A6BDD7A66506B78	15	cosmoshub-4	uatom			ATOM				Atom from cosmoshub Chain
uasusdtinj				asUSDT.inj	6	asUSDT.inj		~kopi/images/asusdt.svg		arbitrage receipt token of cUSDT
uasusdc				ASUSDC	6	asUSDC		~kopi/images/asusdc.svg		arbitrage receipt token of cUSDC
ibc/3CD1507C56174EBB6D32F43764A8A14C464D124D86EDB10EA292F3A1284F20D5	16	planq_7070-2	aplanq
ibc/68930779653E62D66440AE801EE3394E9A29C4222930CBB20EC3EE179DE69E34	18	stride-1	ustrd
>kudora_12000-1
kud				KUD	18	Kudo				Kudora Native Token
>kaiyo-1
ukuji				KUJI	6	Kujira		~kujira/images/kuji.png		Kujira is a decentralized finance (DeFi) platform offering a suite of tools and services for managing and optimizing digital assets and investments.
factory/kujira1qk00h5atutpsv900x202pxx42npjr9thg58dnqpa72f2p7m2luase444a7/uusk				USK	6	USK		~kujira/images/usk.png		The native over-collateralized stablecoin from the Kujira chain.
factory/kujira1m96ucsfpt2yy72w09z2rxjdj38y5qd8lqx5jtggnejmdua2ynpnsxyvjex/urcpt				qcKUJI	6	qcKUJI		~kujira/images/qckuji.svg		Quark's auto-compounding KUJI derivative
factory/kujira1n3fr5f56r2ce0s37wdvwrk98yhhq3unnxgcqus8nzsfxvllk0yxquurqty/ampKUJI				ampKUJI	6	ampKUJI		~kujira/images/ampkuji.png		ampKUJI
factory/kujira1643jxg8wasy5cfcn7xm8rd742yeazcksqlg4d7/umnta				MNTA	6	MantaDAO		~kujira/images/mnta.png		MantaDAO Governance Token
factory/kujira1qzu3up50auxhqyzfq56znuj8n38q2ra7daaf9ef7vg8gu66jh4fqd2wd2y/urcpt				qcMNTA	6	qcMNTA		~kujira/images/qcmnta.svg		Quark's auto-compounding MNTA derivative
factory/kujira175yatpvkpgw07w0chhzuks3zrrae9z9g2y6r7u5pzqesyau4x9eqqyv0rr/ampMNTA				ampMNTA	6	ERIS Amplified MNTA		~kujira/images/ampmnta.png		ERIS Liquid Staked MNTA
factory/kujira12cjjeytrqcj25uv349thltcygnp9k0kukpct0e/uwink				WINK	6	WINK		~kujira/images/wink.png		The content house of Kujira
factory/kujira1slueerjz7mx9jp45u3y0rjwtvhcf8a68wf2mjt/ublend				BLEND	6	BLEND		~kujira/images/blend.png		Blend Token
ibc/20014F963CC9E6488B299622F87B60C6DE71632864859EC08B4753478DAB2BB8	95	kava_2222-10	erc20/tether/usdt							Tether USDt on Kujira
factory/kujira1sc6a0347cc5q3k890jj0pf3ylx2s38rh4sza4t/ufuzn				FUZN	6	Fuzion		~kujira/images/fuzion.png		The staking and governance token of Fuzion
factory/kujira1sc6a0347cc5q3k890jj0pf3ylx2s38rh4sza4t/urfuzn				rFUZN	6	Fuzion Receipt		~kujira/images/fuzionr.png		The receipt token of Fuzion
factory/kujira1sc6a0347cc5q3k890jj0pf3ylx2s38rh4sza4t/uyfuzn				yFUZN	6	Fuzion Yield		~kujira/images/fuziony.svg		The yield token of Fuzion
factory/kujira1l04ged98c7a7s9tllu62ld09ztylwf442qgm4thfgmadrvngeumsz4zrh2/urcpt				qcFUZN	6	qcFUZN		~kujira/images/qcfuzn.svg		Quark's auto-compounding FUZN derivative
factory/kujira1d9fmsgvu3yvvppvqech2s3dhrqdm5ukngcf82ghcl70edfpwcrlsu6yr0u/urcpt				qcAQLA	6	qcAQLA		~kujira/images/qcaqla.svg		Quark's auto-compounding AQLA derivative
factory/kujira1xe0awk5planmtsmjel5xtx2hzhqdw5p8z66yqd/uaqla				AQLA	6	AQLA		~kujira/images/aqla.svg		The Aqualibre project's token
factory/kujira1aaudpfr9y23lt9d45hrmskphpdfaq9ajxd3ukh/unstk				NSTK	6	Unstake Fi		~kujira/images/nstk.svg		The Revenue & Governance token of Unstake.fi
factory/kujira1swkuyt08z74n5jl7zr6hx0ru5sa2yev5v896p6/local				LOCAL	6	LOCAL		~kujira/images/local.png		Local Money
factory/kujira166ysf07ze5suazfzj0r05tv8amk2yn8zvsfuu7/uplnk				PLNK	6	Plankton		~kujira/images/PLNK_drk.png		Food for whales
ibc/E5CA126979E2FFB4C70C072F8094D07ECF27773B37623AD2BF7582AD0726F0F3	113	wormchain	factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/8sYgCzLRJC3J7qPn2bNbx6PiGcarhyx8rBhVaNnfvHCA	SOL.wh		Wormhole Solana			SOL.wh
ibc/F3AA7EF362EC5E791FE78A0F4CCC69FEE1F9A7485EB1A8CAB3F6601C00522F10	23		aevmos	EVMOS	18	Evmos	evmos	~evmos/images/evmos.png
ibc/004EBF085BBED1029326D56BE8A2E67C08CECE670A94AC1947DF413EF5130EB2	9	axelar-dojo-1	wavax-wei	wAVAX		Axelar Wrapped AVAX			wAVAX.axl
ibc/FE98AAD68F02F03565E9FA39A5E627946699B2B07115889ED812D8BA639576A9	62	noble-1	uusdc			Noble USD Coin
ibc/47BD209179859CDE4A2806763D7189B6E6FE13A17880FE2B42DE1E6C1E329E23	3	osmosis-1	uosmo
ibc/295548A78785A1007F232DE286149A6FF512F180AF5657780FC89C009E2C348F	9	axelar-dojo-1	uusdc	axlUSDC		Axelar USD Coin			axlUSDC
ibc/3607EB5B5E64DD1C0E12E07F077FF470D5BC4706AFCBC98FE1BA960E5AE4CE07	18	comdex-1	ucmdx
ibc/EFF323CC632EC4F747C61BCE238A758EFDB7699C3226565F7C20DA06509D59A5	1	juno-1	ujuno
ibc/1B38805B1C75352B28169284F96DF56BDEBD9E8FAC005BDCC8CF0378C82AA8E7	9	axelar-dojo-1	weth-wei	wETH.axl		Axelar Wrapped Ether			wETH.axl
ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2	0	cosmoshub-4	uatom
ibc/DA59C009A0B3B95E0549E6BF7B075C8239285989FF457A8EDDBB56F10B2A6986	5	phoenix-1	uluna
ibc/4F393C3FCA4190C0A6756CE7F6D897D5D1BE57D6CCB80D0BC87393566A7B6602	7		ustars	STARS	6	Stargaze	stargaze	~stargaze/images/stars.png
ibc/A358D7F19237777AF6D8AD0E0F53268F8B18AE8A53ED318095C14D6D7F3B2DB5	10	secret-4	uscrt
ibc/086C1B2E9E611F23D3C9159C858D3F4C6A911D348DFB916A11AE306A865A77A8	158	core-1	stk/uatom
factory/kujira15e8q5wzlk5k38gjxlhse3vu6vqnafysncx2ltexd6y9gx50vuj2qpt7dgv/boneKuji				bKUJI	6	BackBone Labs Liquid Staked KUJI		~kujira/images/bKUJI.png		BackBone Labs Liquid Staked KUJI
ibc/82B298F9E74A9A211C55C67C7AB0C790836BD43672D5DD830F7AE2C5D010AD7D	58	migaloo-1	factory/migaloo1d0uma9qzcts4fzt7ml39xp44aut5k6qyjfzz4asalnecppppr3rsl52vvv/rstk			Restake DAO Token
factory/kujira1w4yaama77v53fp0f9343t9w2f932z526vj970n2jv5055a7gt92sxgwypf/urcpt				xUSK	6	Ghost Vault USK		~kujira/images/xusk.png		Ghost Vault USK
factory/kujira1ya42knfcsvy6eztegsn3hz7zpjvhzn05ge85xa2dy2zrjeul9hnspp3c06/urcpt				xMNTA	6	Ghost Vault MNTA		~kujira/images/xmnta.png		Ghost Vault MNTA
ibc/0306D6B66EAA2EDBB7EAD23C0EC9DDFC69BB43E80B398035E90FBCFEF3FD1A87	32	stride-1	stuatom			stATOM				Stride staked ATOM
ibc/F97BDCE220CCB52139C73066E36C45EC7EDCEEF1DAFF891A34F4FBA195A2E6E8	32	stride-1	stuosmo			Stride staked OSMO				Stride staked OSMO
factory/kujira10qyzrqaza0f593cmnl4sc3p3nhqqakn9j56d899u723pznxpn8us6cypuw/ulp				LP-DOT.axl-MNTA	6	LP Bow: DOT.axl-MNTA		~kujira/images/bow.svg		LP Bow: DOT.axl-MNTA
factory/kujira12tpc335t72qtrjh64ccdydzsr9qtswkqn72cyvfj4d5hmtgynphsv4xjtu/ulp				LP-SHD-MNTA	6	LP Bow: SHD-MNTA		~kujira/images/bow.svg		LP Bow: SHD-MNTA
factory/kujira13g2eelkf9q4md4xx52ylqvlgpccn50f2vyu05eazufd2g4jatmhq2425pq/ulp				LP-DYDX-MNTA	6	LP Bow: DYDX-MNTA		~kujira/images/bow.svg		LP Bow: DYDX-MNTA
factory/kujira15pk8c09vcsgsdq4xlh2qfqxtu2r8pgdy7nggkqj8p3h2phke80pqwnvtzk/ulp				LP-wAVAX.axl-MNTA	6	LP Bow: wAVAX.axl-MNTA		~kujira/images/bow.svg		LP Bow: wAVAX.axl-MNTA
factory/kujira15w6jhxsv924mn9cfr0qg9z36hltmw4rzd68x40d9re6hzyhslumqjw9zqd/ulp				LP-CHEQ-MNTA	6	LP Bow: CHEQ-MNTA		~kujira/images/bow.svg		LP Bow: CHEQ-MNTA
factory/kujira1622xuv8unv22xzazljvqh8uukcdz3yzmrp6axgerh7vxg4kum5tqcwcqmv/ulp				LP-FUZN-MNTA	6	LP Bow: FUZN-MNTA		~kujira/images/bow.svg		LP Bow: FUZN-MNTA
factory/kujira17djzq5x5e5zm9q9zlp6dtxdt9p8q2zvj0qtmjs0wrxm5g9e2vf5q9d6y2t/ulp				LP-SOMM-MNTA	6	LP Bow: SOMM-MNTA		~kujira/images/bow.svg		LP Bow: SOMM-MNTA
factory/kujira17x2v39aut0paj5d6wc5jxvqqxrdhy9kvca4y5xn6vsfpsxkgc6gq7n4tg0/ulp				LP-wETH.axl-MNTA	6	LP Bow: wETH.axl-MNTA		~kujira/images/bow.svg		LP Bow: wETH.axl-MNTA
factory/kujira18lhugzap20ndlqr5j2p86yk4pxpe9jjuac05z0ypxuwn3mm5vjhsjh4etr/ulp				LP-NTRN-MNTA	6	LP Bow: NTRN-MNTA		~kujira/images/bow.svg		LP Bow: NTRN-MNTA
factory/kujira18mveas6xseaqu3fmukwv2ac6mp4hszk08lvyamedytjs0kxm42yqs9v89x/ulp				LP-wFTM.axl-MNTA	6	LP Bow: wFTM.axl-MNTA		~kujira/images/bow.svg		LP Bow: wFTM.axl-MNTA
factory/kujira1av284rnqh6s0l2lwdqgpgz8wuva3wh9lkmlsupjd9escn5v4fels6kwc7v/ulp				LP-STARS-MNTA	6	LP Bow: STARS-MNTA		~kujira/images/bow.svg		LP Bow: STARS-MNTA
factory/kujira1cpdyhrkwdnz38u45el3zq7007at9dm6h05tc36zpxvs6vrdwzrrskt0tgg/ulp				LP-TIA-MNTA	6	LP Bow: TIA-MNTA		~kujira/images/bow.svg		LP Bow: TIA-MNTA
factory/kujira1eqd96322ec258w7k9n9cfqkusrlvzwv38jkph3qs720egdv0epmq70j2zl/ulp				LP-SOL.wh-MNTA	6	LP Bow: SOL.wh-MNTA		~kujira/images/bow.svg		LP Bow: SOL.wh-MNTA
factory/kujira1fg7wmsde7ygw3pm6hqmd29cdvp947anajmunsvk0guvjta3md25qdqk4fw/ulp				LP-DYM-MNTA	6	LP Bow: DYM-MNTA		~kujira/images/bow.svg		LP Bow: DYM-MNTA
factory/kujira1gnftck9586x0nhsqsj99k9zednl6tx4kezu9hpph0u6jtqnafpyqxha3me/ulp				LP-AKT-MNTA	6	LP Bow: AKT-MNTA		~kujira/images/bow.svg		LP Bow: AKT-MNTA
factory/kujira1gnvja05kkmpeh9dnxl0c2p4sde7fpsy2r44njzyqgpsf72nqs78q3gzpzc/ulp				LP-LINK.axl-MNTA	6	LP Bow: LINK.axl-MNTA		~kujira/images/bow.svg		LP Bow: LINK.axl-MNTA
factory/kujira1gz2kvfw7hpds9fvygwkj64znl3a9pw697g77cspcq5y4vj3ru45s7qc0rd/ulp				LP-wTAO.grv-MNTA	6	LP Bow: wTAO.grv-MNTA		~kujira/images/bow.svg		LP Bow: wTAO.grv-MNTA
factory/kujira1h75predtjdm2e7u8cuvqs3usc6xs2mxlkcr20zsshvw3qap25frsr4z949/ulp				LP-MNTA-KUJI	6	LP Bow: MNTA-KUJI		~kujira/images/bow.svg		LP Bow: MNTA-KUJI
factory/kujira1h929g9e9vxhc5y8v7uexdrncacxdatjupr67velewafwepfyfaaq6s7l3v/ulp				LP-AXL-MNTA	6	LP Bow: AXL-MNTA		~kujira/images/bow.svg		LP Bow: AXL-MNTA
factory/kujira1h9f3k54j060pzlnea8ep8qfymsmwl5yhwc5hqept5p2esqzve7tq2ghnm4/ulp				LP-ATOM-MNTA	6	LP Bow: ATOM-MNTA		~kujira/images/bow.svg		LP Bow: ATOM-MNTA
factory/kujira1kc90tgn4ucvdv4c9xycktanwz2lna0nfel6244ylqjvhaetfntusnmyu3d/ulp				LP-ARB-MNTA	6	LP Bow: ARB-MNTA		~kujira/images/bow.svg		LP Bow: ARB-MNTA
factory/kujira1jsjygyj8hwa4f0p9wwgct4yzmzzexe5x5u6l40l7ty2qzwwwsemqavhk3x/ulp				LP-WHALE-MNTA	6	LP Bow: WHALE-MNTA		~kujira/images/bow.svg		LP Bow: WHALE-MNTA
factory/kujira1p7w9ncnnme9yzzhrvzv0hnsa5u5ga06v0ckt7lq9yfap04hc5k9sn2vf6w/ulp				LP-SCRT-MNTA	6	LP Bow: SCRT-MNTA		~kujira/images/bow.svg		LP Bow: SCRT-MNTA
factory/kujira1qx3hcr297qmgjt5f6u9peldf4phxqufvmew8d3eey3ns29e8qp3snj6jfu/ulp				LP-wstETH.axl-MNTA	6	LP Bow: wstETH.axl-MNTA		~kujira/images/bow.svg		LP Bow: wstETH.axl-MNTA
factory/kujira1smfdnww47xav4nn849xphku3gk3xp7a24fk533dce8masnsz4v8quklajx/ulp				LP-wMATIC.axl-MNTA	6	LP Bow: wMATIC.axl-MNTA		~kujira/images/bow.svg		LP Bow: wMATIC.axl-MNTA
factory/kujira1t4mr2xt4ky4mfwcy752chzlquam3hzs44mt8vwyec8mvypmzxu5s90vamt/ulp				LP-UNI.axl-MNTA	6	LP Bow: UNI.axl-MNTA		~kujira/images/bow.svg		LP Bow: UNI.axl-MNTA
factory/kujira1u8dluwa4a83q7anz0cgpmma605r07a06f0789ajcl8l0xjrplqss005cgn/ulp				LP-yieldETH.axl-MNTA	6	LP Bow: yieldETH.axl-MNTA		~kujira/images/bow.svg		LP Bow: yieldETH.axl-MNTA
factory/kujira1vj39mdwekxznxxa97fv5gt957cghfdqhwju8fdv5ysu0x6vsyhps4zmqjl/ulp				LP-wBTC.axl-MNTA	6	LP Bow: wBTC.axl-MNTA		~kujira/images/bow.svg		LP Bow: wBTC.axl-MNTA
factory/kujira1vqdyup9zxxl9gqy5hwh593vvuc84lstldj7qzt7fylf3q3e3uemqlwpg9y/ulp				LP-PAXG.grv-MNTA	6	LP Bow: PAXG.grv-MNTA		~kujira/images/bow.svg		LP Bow: PAXG.grv-MNTA
factory/kujira1y24jwsv84lnuv5j78qeqz5ujjpd058qsft7wfc0nk9jvycugm32sqnq53d/ulp				LP-wBNB.axl-MNTA	6	LP Bow: wBNB.axl-MNTA		~kujira/images/bow.svg		LP Bow: wBNB.axl-MNTA
factory/kujira1ygperwf0dc9ng2jffj0pwnnray3rscn9el6d78qjtt25qwgqukqszmdwtv/ulp				LP-OSMO-MNTA	6	LP Bow: OSMO-MNTA		~kujira/images/bow.svg		LP Bow: OSMO-MNTA
factory/kujira1znx048dcc6arqfw6kpckl0k4ts2h7cdx20nk22wz2cxh5vle3wxqknk238/ulp				LP-INJ-MNTA	6	LP Bow: INJ-MNTA		~kujira/images/bow.svg		LP Bow: INJ-MNTA
factory/kujira18sek950cg92gd0kvpj67dfg6p7kee6hzw92etcf2jgufr3mttvaslt5sal/ulp				LP-stOSMO-OSMO	6	LP Bow: stOSMO-OSMO		~kujira/images/bow.svg		LP Bow: stOSMO-OSMO
factory/kujira1lyyeyuw4qgan6nz45thw2m0nmxa457uz7cp9dqw5d9a0h7ccek7qavkm6g/ulp				LP-wstETH.axl-wETH.axl	6	LP Bow: wstETH.axl-wETH.axl		~kujira/images/bow.svg		LP Bow: wstETH.axl-wETH.axl
factory/kujira1ul00h0a2kgcg9x2yfa86wj9qguhyv7jmpjpw6ztt24j9mn9xjw3slawyc8/ulp				LP-qcMNTA-MNTA	6	LP Bow: qcMNTA-MNTA		~kujira/images/bow.svg		LP Bow: qcMNTA-MNTA
factory/kujira1vj36ntsqd3msc69lxldcv9dd50jngknmael9e07rz4fpn5kyq0jsglvz2m/ulp				LP-ampMNTA-MNTA	6	LP Bow: ampMNTA-MNTA		~kujira/images/bow.svg		LP Bow: ampMNTA-MNTA
factory/kujira1n648rfqqvjxm6c7zgfnfqay85rkapgg0z7da9pnmjazz5m5d7l0qxdtq90/ulp				LP-wETH.axl-USK	6	LP Bow: wETH.axl-USK		~kujira/images/bow.svg		LP Bow: wETH.axl-USK
factory/kujira13x2l25mpkhwnwcwdzzd34cr8fyht9jlj7xu9g4uffe36g3fmln8qkvm3qn/unami				NAMI	6	NAMI		~kujira/images/nami.png		The token of NAMI
factory/kujira18thffdpuz8tm3mwwun4uhks8a2v7ye0jmw3fllqhklma82lqkpms20gh9c/unausd				NAUSD	6	NAUSD		~kujira/images/nausd.png		The receipt token of NAMI Protocol
factory/kujira1mn2pgkggquqm2m44zqlaq29jxwtad53qkv4xy4/MCTest				MC01	6	MCTEST		~kujira/images/mctest.png		The token of MCTest
factory/kujira13x2l25mpkhwnwcwdzzd34cr8fyht9jlj7xu9g4uffe36g3fmln8qkvm3qn/uauto				AUTO	6	AUTO		~kujira/images/auto.png		The token of AUTO
factory/kujira1seqq2ekz47uqayshqkg5wqx5vcyrmtwcl9vscnwy2gjh7mz5aapsdfxsd5/urcpt				qcDYDX	18	qcDYDX		~kujira/images/qcdydx.svg		Quark's auto-compounding DYDX derivative
factory/kujira1tsekaqv9vmem0zwskmf90gpf0twl6k57e8vdnq/urkuji				rKUJI	6	rKUJI		~kujira/images/rkuji.png		The Kujira Recovery Token
factory/kujira1yncutssgh2vj9scaymtteg949hwcft07c6qmgarxnaf04yesq3jsn6g2uv/ulp				LP-ATOM-USK	6	LP Bow: ATOM-USK		~kujira/images/bow.svg		LP Bow: ATOM-USK
factory/kujira1xwvvjq5w0887v2vz4e83kcu38s0jq8q8lqa3z5hxm295q7y4uejqp24la7/ulp				LP-wETH.axl-USK	6	LP Bow: wETH.axl-USK		~kujira/images/bow.svg		LP Bow: wETH.axl-USK
factory/kujira1vcmh95lje5dln782pxckma65eujs4sv960w22whgsp7a2ajsc6lsvnlhgd/ulp				LP-SOL.wh-USK	6	LP Bow: SOL.wh-USK		~kujira/images/bow.svg		LP Bow: SOL.wh-USK
factory/kujira1n4jfv39hzv2dtshzv6gj4hp8rkdy5rrsr7l84lc3x9cahz4v0umq24q3lu/ulp				LP-wETH.axl-USDC	6	LP Bow: wETH.axl-USDC		~kujira/images/bow.svg		LP Bow: wETH.axl-USDC
factory/kujira1lctu7hy65466fxw3tcqf8w45zwrpwgd9chvjqpgyfgcr73k774nsv4ya6t/ulp				LP-DYDX-USK	6	LP Bow: DYDX-USK		~kujira/images/bow.svg		LP Bow: DYDX-USK
factory/kujira1g5st8p6qdyf23zzerjcxgpr2r7a9wzdyaymu79ngg6ve3m9v3n4sdetv4e/ulp				LP-AKT-USDC	6	LP Bow: AKT-USDC		~kujira/images/bow.svg		LP Bow: AKT-USDC
factory/kujira1d7jt9zwlnpvf7sskfm57c77pm9mtwczqre75t9k80ees0v523kasss9htj/ulp				LP-wBTC-USK	6	LP Bow: wBTC-USK		~kujira/images/bow.svg		LP Bow: wBTC-USK
factory/kujira1c4e2zk4z0anrufjh64gxtse6e4s5g52fe2ja8ke3r9e0pvpd0z0qws8zsp/ulp				LP-wBTC.axl-wBTC	8	LP Bow: wBTC.axl-wBTC		~kujira/images/bow.svg		LP Bow: wBTC.axl-wBTC
factory/kujira14jwhlsg3az20f7keav2axxj205fyv5j8mp6rv5svqwwll3ls9slq6zwleg/ulp				LP-INJ-USDC	6	LP Bow: INJ-USDC		~kujira/images/bow.svg		LP Bow: INJ-USDC
factory/kujira13my0qtm2a8jp0wg8uzg49tyn4zcea8scy3dc7ghn8z9eys08yzls49ymdm/ulp				LP-ATOM-USDC	6	LP Bow: ATOM-USDC		~kujira/images/bow.svg		LP Bow: ATOM-USDC
factory/kujira1742pe93mxm0cwqjxgxh6th9sspdrluqvw9pha9q69eeatue4x5xs0wdq2d/ulp				LP-MNTA-USDC	6	LP Bow: MNTA-USDC		~kujira/images/bow.svg		LP Bow: MNTA-USDC
factory/kujira1xtaadmh06s8u3z5mypp8qayhrnxgga5wr88s7raram4rz8zu37hquf82wk/ulp				LP-MNTA-USK	6	LP Bow: MNTA-USK		~kujira/images/bow.svg		LP Bow: MNTA-USK
factory/kujira1gewwffxhaygxe8tacd3z9h4uyvpd2h7v9qtfmaw8jjhwalxxpd7qlqld4m/boon				BOON	6	Boon		~kujira/images/boon.png		The token that fuels the Boon app
ibc/507BE7E33F06026652F519AD4D36716251F2D34DF04514A905D3B19A7D8130F7	9	axelar-dojo-1	yum-wei
ibc/FD021051CD0A21590CAC7907B22749B19CC8CCB6A22DE48C21FE7D9EF1EE80B7	47	acre_9052-1	aacre
ibc/AA74EA0A76E85DF5254D2E92B3E656C4CB8B1213AEA7EB45D1F22FC26C754946	61	agoric-3	ubld
ibc/7023F9629A70F8112764D959D04F52EA3115A0AED3CEE59694799FD8C91A97FA	64	akashnet-2	uakt
ibc/AB5A3681C25F2FEE9F167C0345D6E7C52DBDFE6D6ADD38A76BF6A0028F42426D	123	andromeda-1	uandr
ibc/950993C6DA64F5A60A48D65A18CAB2D8190DE2DC1B861E70E8B03C61F7D5FBDC	99	archway-1	aarch
ibc/78E27527E43675AC6AD1466EFBB9948835EF37FB450CDC0775673DCBE856A4AF	19	mantle-1	umntl
ibc/C01154C2547F4CB10A985EA78E7CD4BA891C1504360703A37E1D7043F06B5E1F	9	axelar-dojo-1	uaxl
ibc/FFA3D0E9C3CDE729559FB71A09E9E6CFA5A85AFABAC9F3CB5DD3942BFF935F9C	46	carbon-1	swth
ibc/22F3DC562FEA2148D9D7B15E31FA1F00F211C241C0D367435D9AB61506FE5857	101	centauri-1	ppica
ibc/DF2EE65970C03A37C3CA55884601329BEDB32B155B52F9B6B1D5D4CBB8AD9BA4	122	coreum-mainnet-1	ucore
ibc/E41F596AC5F1BF0298758CC40CBF1DB2DA0615F10BF28E4D9E82B9EEE7A0DBF2	67	crescent-1	ucre
ibc/6A4CEDCEA40B587A4BCF7FDFB1D5A13D13F8A807A22A4E759EA702640CE086B0	118	dydx-mainnet-1	adydx
ibc/9012F7E79EACC34CE81A4404ECBEED5A5DFFD61CCEE23F2B8600BAC948C483E6	160	dymension_1100-1	adym
ibc/359AF48D8512344FD8B6514CA79C26AC120B4F12FFE2D2A46528A58439272BD5	119	furya-1	ufury
ibc/608B2FA2CC241DC41B3D8CBF7DB2A0D11B4636B859FE4A8A73F1F5DBAAB3745B	113	wormchain	utest
ibc/D20559F0071F4BFDFF519D0C12B77AFE2A4481D44214BD92808B0C36B1E223C9	50	gravity-bridge-3	ugraviton
ibc/5A3DCF59BC9EC5C0BB7AA0CA0279FC2BB126640CB8B8F704F7BC2DC42495041B	54	injective-1	inj
ibc/2034A2717C2E9F5C19285A7F697CECFA14F34784B912AD32B6E3D7833090EB16	94	jackal-1	ujkl
ibc/8ACBD59272835F06D7083A1D0AB866D9B09BF76754A1C7DC6AEBE0DB3D84EA3B	95	kava_2222-10	ukava
ibc/21F041CFE99994E0D027D0C5F72A9EB6224CBCAF5A6AD5DDB75F67A781D46C68	58	migaloo-1	uwhale
ibc/173E561B8E97AB49FBA540663C1D02DC1B2D2871B5C8434935982CB15B0C7765	75	neutron-1	untrn
ibc/30372BFF4C64316885E3DF29EAC00E2A5A5FE856161AD667AA96CF35EFCED446	116	nomic-stakenet-3	unom
ibc/4EFD563C64F84F60AFB4BB7A8473AAA632CF5817FDF2CF51E68E4E3EDAE66430	157	odin-mainnet-freya	loki
ibc/A805A35333912DC7910E8BC433AA37B819B6CD9BC6C95BD3D05CF3B98A8C0F79	158	core-1	uxprt
ibc/F2A6A3D4C02E003CC3EDB84CFD1C6F8F0E21EE6815575C5FE82FAC7D96106239	51	planq_7070-2	aplanq
ibc/107ED1024220D5EE2A3E81BACD4A0B6709687F09043A53348E6D7E7647375593	115	realionetwork_3301-1	ario
ibc/057296871B218BA6917759FDB7DF7B9948DC6676C8C085CCC1CF002FE54D8ADE	63	stafihub-1	ufis
ibc/239BFF83852F67DF5243DB89F339FF7FDBF858437F961CAB6DA5B5ADEFB2BC07	32	stride-1	ustrd
ibc/91DAE8E9D19A6A770D2A787E54E1D388F8E603D89093FC4939CE36125CB8284D	89	teritori-1	utori
>kyve-1
ukyve				KYVE	6	KYVE	kyve-network	~kyve/images/kyve-token.png		The native utility token of the KYVE network.
ibc/58EDC95E791161D711F4CF012ACF30A5DA8DDEB40A484F293A52B1968903F643	2	andromeda-1	uandr
ibc/0E1517E2771CA7C03F2ED3F9BAECCAEADF0BFD79B89679E834933BC0F179AD98	1	axelar-dojo-1	uaxl
ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1	axelar-dojo-1	uusdc
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
ibc/0D2ABDF58A5DBA3D2A90398F8737D16ECAC0DDE58F9792B2918495D499400672	3	source-1	usource
ibc/506478E08FB0A2D3B12D493E3B182572A3B0D7BD5DCBE71610D2F393DEDDF4CA	7	xion-mainnet-1	uxion
>lava-mainnet-1
ulava				LAVA	6	Lava	lava-network	~lava/images/lava.png		Lava Network is a modular data network designed to provide fast, reliable, and scalable access to blockchain data for developers and users.
ibc/2CC0B1B7A981ACC74854717F221008484603BB8360E81B262411B0D830EDE9B0	0	axelar-dojo-1	uaxl
ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5	0	axelar-dojo-1	uusdc
ibc/C09A0FFBA11313A32D42A58D820190E71E9D0D5AB3E841C0391EB9A623E07F4B	6	cosmoshub-4	uatom
ibc/295548A78785A1007F232DE286149A6FF512F180AF5657780FC89C009E2C348F	9	noble-1	uusdc
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>lefeef-mainnet
ulefeef				LEFEEF	6	LEFEEF				A secure, scalable blockchain empowering seamless dApps and efficient token transactions.
>likecoin-mainnet-2
nanolike				LIKE	9	LikeCoin		~likecoin/images/like.png		LIKE is the native staking and governance token of LikeCoin chain, a Decentralized Publishing Infrastructure to empower content ownership, authenticity, and provenance.
ibc/47BD209179859CDE4A2806763D7189B6E6FE13A17880FE2B42DE1E6C1E329E23	3	osmosis-1	uosmo
>logos_7002-1
aLYT				LYT	18	LYT		~logos/images/logos.png		The native token of Logos
>ledger-mainnet-1
ulom				LOM	6	Lom				LOM is the native fee token of Lombard Ledger
uclbtc				LBTC	8	Liquid Bitcoin				LBTC is liquid Bitcoin; it's yield-bearing, cross-chain, and 1:1 backed by BTC. LBTC enables yield-bearing BTC to move cross-chain without fragmenting liquidity, and is designed to seamlessly integrate Bitcoin into the decentralized finance (DeFi) ecosystem while maintaining the security and integrity of the underlying asset
ustake				USTAKE	0	ustake				ustake is a synthetic token to implement a PoA with BFT features over CometBFT
ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2	0	cosmoshub-4	uatom
>loop-1
token				TOKEN	0	Token		~loop/images/loop.png		The native token of Loop
upoa				POA	6	POA		~loop/images/poa.png
>lorenzo_8329-1
alrz				LRZ	18	LRZ		~lorenzo/images/lorenzo.png		Native staking token of Lorenzo: LRZ (alrz)
stBTC				stBTC	18	Lorenzo stBTC		~lorenzo/images/stBTC.png		stBTC is the liquid principal token of the Lorenzo protocol, designed to represent staked Bitcoin within the Babylon ecosystem.
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>loyal-main-02
ulyl				LYL	6	Loyal		~loyal/images/lyl.png		The native token of Loyal
>ltrst-chain-1
ultrst				LTRST	6	LTRST		~ltrstchain/images/ltrst.png		The native token of LTRST Chain. Used for transaction fees, staking, and governance. The chain is purpose-built to host legal, financial, and medical AI-generated projects and tools with protocol-level privacy.
>lumen
ulmn				LMN	6	Lumen				The native staking token of Lumen.
ibc/6AA21C523710EDE9DA80B4296821F1A3216579F77359EDC9D91C9039E4FFAF8F	0	beezee-1	ubze
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>lumera-mainnet-1
ulume				LUME	6	lume		~lumera/images/lumera.png
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo			Osmosis OSMO Token
ibc/2667584ED818FD920DBC437015FFA84DA4FCC1D9484934EFBBE5D48869B83743	1	dydx-mainnet-1	adydx
ibc/8EC25D1E0297C50477D9A2FB586A005D1CC92CB21E685CE3344FF4DC03D787D2	2	injective-1	inj
>lumiwaveprotocol
ulwp				LWP	6	LumiWave Protocol		~lumiwaveprotocol/images/lumiwave.png		The native token of LumiWave Protocol.
>lum-network-1
ulum				LUM	6	Lum	lum-network	~lumnetwork/images/lum.png		Native token of the Lum Network
ibc/A8C2D23A1E6F95DA4E48BA349667E322BD7A6C996D8A4AAE8BA72E190F3D1477	12	cosmoshub-4	uatom
ibc/47BD209179859CDE4A2806763D7189B6E6FE13A17880FE2B42DE1E6C1E329E23	3	osmosis-1	uosmo
>mande_18071918-1
amand				MAND	18	Mande Network		~mande/images/mande.png		The native token of Mande Network.
ibc/FECACB927EB3102CCCB240FFB3B6FCCEEB8D944C6FEA8DFF079650FEFF59781D	0	dymension_1100-1	adym
>manifest-ledger-mainnet
umfx				MFX	6	Manifest Token		~manifest/images/manifest.png		Manifest native token
upoa				POA	6	Manifest Proof of Authority Token		~manifest/images/manifest.png		Proof of Authority token for the Manifest network
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/upwr				PWR	6	Manifest Power Token		~manifest/images/manifest.png		Manifest Power token
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>mantra-1
amantra				MANTRA	18	MANTRA Chain	mantra			The native token of MANTRA
uom				OM	6	MANTRA Chain				The deprecated native token of MANTRA before $OM to $MANTRA Redenomination
ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1	noble-1	uusdc							USDC is a fully collateralized US Dollar stablecoin developed by CENTRE, with Circle as the first issuer.
ibc/6749D16BC09F419C090C330FC751FFF1C96143DB7A4D2FCAEC2F348A3E17618A	1	noble-1	ausdy
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo							OSMO from Osmosis
ibc/A4DB47A9D3CF9A068D454513891B526702455D3EF08FB9EB558C561F9DC2B701	3	cosmoshub-4	uatom			Cosmos Hub				The native staking and governance token of the Cosmos Hub.
ibc/16E817E682AD1A73FD748BC989574B2702E109C4105550498086531FA3D6B050	4		ustars	STARS	6	Stargaze	stargaze	~stargaze/images/stars.png		The native token of Stargaze
ibc/3E35008738AC049C9C1A1E37F785E947A8DAA9811B3EA3B25580664294056151	6	axelar-dojo-1	uaxl							The native token of Axelar
factory/mantra1vtpg8z82gz9qe3adf7t9z0qwuvkpzmqu9ds4ej/BIKE				BIKE	6	Ali-Rev-Gator		~mantrachain/images/BIKE.png		The OG meme coin on MANTRA Chain
ibc/B3504E092456BA618CC28AC671A71FB08C6CA0FD0BE7C8A5B5A3E2DD933CC9E4	6	axelar-dojo-1	uusdc
ibc/8EC25D1E0297C50477D9A2FB586A005D1CC92CB21E685CE3344FF4DC03D787D2	2	injective-1	inj
ibc/B41472B80833CADC12B2F50F2AB9E279AAC181022BA9581813EE804D7DAB11F6	7	neutron-1	untrn
>mayachain-mainnet-v1
cacao				CACAO	10	Cacao	cacao	~mayachain/images/cacao.png		The native token of Maya Protocol
maya				MAYA	4	Maya		~mayachain/images/maya.png		The native revenue sharing token of Maya Protocol
>medasdigital-2
umedas				MEDAS	6	Medas Digital		~medasdigital/images/medas.png		Utility token for decentralized scientific computing. Used to pay provider nodes for executing computational jobs including N-body simulations, orbital analysis, and large-scale parameter searches.
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
ibc/B7489F796F582168A256F44B1B2AB93DD2E868487DA91F28FD2BA967E97F5712	4	sentinelhub-2	udvpn
>meme-1
umeme				MEME	6	MEME		~meme/images/meme.png		MEME Token (MEME) is the native staking token of the MEME Chain
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>migaloo-1
uwhale				WHALE	6	Whale		~migaloo/images/white-whale.png		Migaloo is a cosmwasm-powered, permissionless blockchain designed to build decentralized applications with a focus on interchain liquidity solutions.
factory/migaloo1436kxs0w2es6xlqpp9rd35e3d0cjnw4sv8j3a7483sgks29jqwgshqdky4/ampWHALE				ampWHALE	6	ampWHALE		~migaloo/images/ampwhale.svg		ampWHALE
factory/migaloo1mf6ptkssddfmxvhdx0ech0k03ktp6kf9yk59renau2gvht3nq2gqdhts4u/boneWhale				bWHALE	6	BackBone Labs Liquid Staked WHALE		~migaloo/images/bWHALE.png		BackBone Labs Liquid Staked WHALE
factory/migaloo18a9m9stu3dyvewwcq9qmp85euxqcvln5mefync/fable				FABLE	6	FABLE		~migaloo/images/fable.svg		FABLE
ibc/40C29143BF4153B365089E40E437B7AA819672646C45BB0A5F1E10915A0B6708	2	phoenix-1	cw20:terra17aj4ty4sz4yhgm08na8drc0v03v2jwr3waxcqrwhajj729zhl7zqnpc0ml			boneLuna				boneLUNA are autocompounding LUNA tokens
factory/migaloo1eqntnl6tzcj9h86psg4y4h6hh05g2h9nj8e09l/urac				RAC	6	Racoon		~migaloo/images/rac.png		RAC
factory/migaloo1erul6xyq0gk6ws98ncj7lnq9l4jn4gnnu9we73gdz78yyl2lr7qqrvcgup/ash				ASH	6	ASH		~migaloo/images/ash.svg		ASH
ibc/86A25A8A327164AE7C68A29B6ED745C7EEDC36E260A6666F33A6407BECEC4737	48	kava_2222-10	erc20/tether/usdt	USDt		Tether USDt			USDt	Tether USDt on Migaloo
cw20:migaloo10nucfm2zqgzqmy7y7ls398t58pjt9cwjsvpy88y2nvamtl34rgmqt5em2v				mUSDC	6	mUSDC		~migaloo/images/mUSDC.svg		Auto componded USDC deposited into Ginkou on Migaloo chain
factory/migaloo1etlu2h30tjvv8rfa4fwdc43c92f6ul5w9acxzk/uguppy				GUPPY	6	GUPPY		~migaloo/images/guppy.png		GUPPY
factory/migaloo1t862qdu9mj5hr3j727247acypym3ej47axu22rrapm4tqlcpuseqltxwq5/ophir				OPHIR	6	OPHIR		~migaloo/images/ophir.png		OPHIR is a Cosmos Treasury DAO established on Migaloo.
factory/migaloo1eqntnl6tzcj9h86psg4y4h6hh05g2h9nj8e09l/shark				SHARK	6	SHARK		~migaloo/images/shark.png		SHARK is the apex price prediction market within Cosmos.
factory/migaloo1p3aj9f09d7c4jxhgue0hpdpw370j6gzc59nxxx6l8d0gc9f9rfwsdwetus/lsdSHARK				lsdSHARK	6	lsdSHARK		~migaloo/images/lsdshark.png		lsdSHARK is the liquid staking derivative of SHARK.
ibc/4627AD2524E3E0523047E35BB76CC90E37D9D57ACF14F0FCBCEB2480705F3CB8	0	phoenix-1	uluna							The native staking token of Terra.
ibc/44C29C91F202E20C8E28DFB1FA89B725C54171CD77B8948836C72E7A97E4A018	114	columbus-5	cw20:terra1vhgq25vwuhdhn9xjll0rhl2s67jzw78a4g2t78y5kz89q9lsdskq2pxcj2	RAKOFF		Rakoff			RAKOFF	Rakoff Token
factory/migaloo1r9x8fz4alekzr78k42rpmr9unpa7egsldpqeynmwl2nfvzexue9sn8l5rg/gash				GASH	6	GASH		~migaloo/images/gash.png		GASH
factory/migaloo1d0uma9qzcts4fzt7ml39xp44aut5k6qyjfzz4asalnecppppr3rsl52vvv/rstk				RSTK	6	RESTAKE		~migaloo/images/rstk.png		Restake DAO Token
ibc/B1BD4EF49A2E051EFC85E8C6A932B559CE62F9519E0E83BE29A8F0BDF89BD1D3	114	columbus-5	cw20:terra1wez9puj43v4s25vrex7cv3ut3w75w4h6j5e537sujyuxj0r5ne2qp9uwl9
factory/migaloo1eqntnl6tzcj9h86psg4y4h6hh05g2h9nj8e09l/ugrac				GRAC	6	Gaming RAC Token		~migaloo/images/grac.png		GRAC is the official token of Racoon.Bet's gaming platform.
ibc/721B42229246EEDA7A656DB17E494127F91E84AD63E21852737628321892A928	1	juno-1	factory/juno1h6y8tkceau4d8zyv5aa0fwdj2pa2y0gz2hx0tq/uwind
ibc/0E1B883A15D5FCA533332CBAB1A672934C3936920399F2A3EB4F438E3EBAD0E9	5	osmosis-1	factory/osmo1q77cw0mmlluxu0wr29fcdd0tdnh78gzhkvhe4n6ulal9qvrtu43qtd0nh8/shitmos
factory/migaloo1nsskhvvh0msm7d5ke2kfg24a8d4jecsnxd28s27h0uz5kf9ap60shlqmcl/ampGASH				ampGASH	6	ampGASH				ERIS Liquid Alliance Staked GASH
ibc/33E97105B5C1F48CB7D6400F4673F9B3699AC59EDB621CCCD57D5D480E0C83B6	3	injective-1	factory/inj1a6xdezq7a94qwamec6n6cnup02nvewvjtz6h6e/SYN			SYN
ibc/D8C6D71032EC7CC4C9CCD0FF709CF87D34A7311FE5491E70F7EDE2351D189C10	142		udgn	DGN	6	Dragon	dragon-coin-2	~dungeon/images/DGN.png		Dragon Token is the native staking and governance token of Dungeon Chain, serving as the backbone of the ecosystem. Its primary roles include staking, where users stake Dragon Tokens to secure the network, enhance its functionality, and earn rewards in return; governance, granting token holders voting rights to influence key decisions such as game onboarding, protocol updates, and community-driven initiatives; and ecosystem growth, facilitating transactions, incentivizing developers, and promoting the creation of new interchain games. Dragon Token ensures a decentralized, fair, and community-driven ecosystem, fostering the evolution of blockchain-based gaming. It plays a crucial role in driving the growth of Dungeon Chain by empowering both developers and players to participate actively in the ecosystem's governance and success.
factory/migaloo1axtz4y7jyvdkkrflknv9dcut94xr5k8m6wete4rdrw4fuptk896su44x2z/uLP				WHALE-wBTC-WW-LP	6	WHALE-wBTC WW LP				WHALE-wBTC.osmo LP White Whale Migaloo
factory/migaloo1zsptvkg5aeg4tjksgv7vp4x5s9p5euqrh9jl3sfdv48wtnrhftlszsvmu5/uwhalex				WHALEX	6	WHALEX		~migaloo/images/whaleX.png		Liquid Staked WHALE-wBTC Alliance LP
ibc/9E83DB463C088184B6FBB5897F78D8431490DF76F8E1928283FB389A0DE9542C	0	phoenix-1	factory/terra1zly98gvcec54m3caxlqexce7rus6rzgplz7eketsdz7nh750h2rqvu8uzx/1/stable/amplp
ibc/F9905FB2922CEE27015C339B2B870FB854314AA1CBC2D3F56C5E8BA2691C3B61	0	phoenix-1	factory/terra1zly98gvcec54m3caxlqexce7rus6rzgplz7eketsdz7nh750h2rqvu8uzx/21/single/amplp
ibc/4F5CB28CE3E351058D4CE671EAF935CA6D728C6DF34C1AC662B495310FECBBDA	0	phoenix-1	factory/terra1zly98gvcec54m3caxlqexce7rus6rzgplz7eketsdz7nh750h2rqvu8uzx/30/single/amplp
ibc/2F4D0837598746647A8A6D28A4610273E383C75056C74164828012E2945E6E7E	141	archway-1	aarch
ibc/B1F66414EA8D434F52150F7EC1E79BC917BE78B60E7D5FB089607936FAE67139	53	axelar-dojo-1	uaxl
ibc/3808384ECC813CAF207992BE997BD18E18560E473D5368F1B4B77C3822262C4D	53	axelar-dojo-1	uusdc
ibc/AEE2F7EF838464848886097FA71AAB4A3A085F16D7585A0ED8B972383710B69F	10	chihuahua-1	uhuahua
ibc/29278C138D7BDA1A32C544A6CAEBA89FD02BA0DD56937C331924985BCF1524CA	12	comdex-1	ucmdx
ibc/1C2D8505A29823310B4484E4C63CFDCB08C0D3B57537A615A45F4E5D42CDC789	3	injective-1	inj
ibc/EFF323CC632EC4F747C61BCE238A758EFDB7699C3226565F7C20DA06509D59A5	1	juno-1	ujuno
ibc/54EE2583A6907B48E1AF14594F6E91B95E358D9D871E9FAD7D6D6B709E813FE7	48	kava_2222-10	ukava
ibc/EF4222BF77971A75F4E655E2AD2AFDDC520CE428EF938A1C91157E9DFBFF32A3	8	kaiyo-1	ukuji
ibc/BC5C0BAFD19A5E4133FDA0F3E04AE1FBEE75A4A226554B2CBB021089FF2E1F8A	60	noble-1	uusdc
ibc/D24B4564BCD51D3D02D9987D92571EAC5915676A9BD6D9B0C1D0254CB8A5EA34	5	osmosis-1	uosmo
ibc/7F977DD9265DD84BBFF026C93AC87B3CEABDA4064E5A0B1059CB14B056D629D5	4	secret-4	uscrt
ibc/C6E9743113F3CEEDBA77DD2716647E704CAD494EF7D92F47520C42525A23FD8E	57	pacific-1	usei
>mirage-1
umirage				MIRAGE	6	Mirage		~mirage/images/mirage.png		The native token of Mirage. A social platform for true discourse. Decentralized. Unstoppable.
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>mainnet
umis				MIS	6	mises network MIS		~mises/images/mises.png		The native staking and gov token of the Mises Network.
>mtgbp-1
umtgbp				MTGBP	6	mtgbp		~mtgbp/images/mtgbp.png		MTGBP the stablecoin of the future.
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>mucoin-1
umuc				MUC	6	MuCoin				MUC is the native staking, governance and transaction fee token of the MuCoin blockchain.
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>mun-1
umun				MUN	6	Mun		~mun/images/mun.png		The native token of Mun
>mythos_7001-1
aMYT				MYT	18	MYT		~mythos/images/mythos.png		The native token of Mythos
>neura_266-1
atankr				ANKR	18	Neura	ankr			ANKR: The native EVM, governance, and staking token for Neura, enabling secure transactions, and seamless GPU resourcing within the ecosystem.
>Neutaro-1
uneutaro				NTMPI	6	Neutaro	neutaro	~neutaro/images/ntmpi.png		The native token of Neutaro
ibc/05AC4BBA78C5951339A47DD1BC1E7FC922A9311DF81C85745B1C162F516FF2F1	4	osmosis-1	uosmo
>neutron-1
untrn				NTRN	6	Neutron	neutron-3	~neutron/images/ntrn.png		Neutron is a smart contract blockchain within the Cosmos ecosystem, leveraging the Cosmos Hub's security to provide cross-chain DeFi applications.
ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9	1	cosmoshub-4	uatom			IBC atom				IBC uatom through cosmoshub-4 transfer/channel-1
ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	2	axelar-dojo-1	uusdc	axlUSDC		USD Coin (Axelar)			axlUSDC	IBC Axelar uusdc through axelar-dojo-1 transfer/channel-2
ibc/773B4D0A3CD667B2275D5A4A7A2F0909C0BA0F4059C0B9181E680DDF4965DCC7	35	celestia	utia			Celestia TIA				Tia on Neutron
ibc/28FC965E05DB1A4C0A6DE6B720F67AFF8CAB571FE262824976DDDFF49A4BAAF7	6476		uelys	ELYS	6	ELYS		~elys/images/elys.png		ELYS on Neutron
factory/neutron14henrqx9y328fjrdvz6l6d92r0t7g5hk86q5nd/uastropepe				ASTROPEPE	6	AstroPepe		~neutron/images/astropepe.png		Astropepe meme coin
factory/neutron1ug740qrkquxzrk2hh29qrlx3sktkfml3je7juusc2te7xmvsscns0n2wry/wstETH				wstETH	18	wstETH		~_non-cosmos/ethereum/images/wsteth.svg		wstETH on Neutron
ibc/2CB87BCE0937B1D1DFCEE79BE4501AAF3C265E923509AEAC410AD85D27F35130	48	dydx-mainnet-1	adydx			DYDX				DYDX on Neutron
factory/neutron1p8d89wvxyjcnawmgw72klknr3lg9gwwl6ypxda/newt				NEWT	6	Newt		~neutron/images/newt.png		The cutest NEWT token on Neutron chain.
factory/neutron1ffus553eet978k024lmssw0czsxwr97mggyv85lpcsdkft8v9ufsz3sa07/astro				ASTRO	6	Astroport token	astroport-fi	~neutron/images/astro.png		Astroport is a neutral marketplace where anyone, from anywhere in the galaxy, can dock to trade their wares.
factory/neutron1zlf3hutsa4qnmue53lz2tfxrutp8y2e3rj4nkghg3rupgl4mqy8s5jgxsn/xASTRO				xASTRO	6	Staked Astroport Token		~neutron/images/xAstro.svg		Astroport is a neutral marketplace where anyone, from anywhere in the galaxy, can dock to trade their wares.
ibc/5751B8BCDA688FD0A8EC0B292EEF1CDEAB4B766B63EC632778B196D317C40C3A	5	phoenix-1	cw20:terra1nsuqsk6kh58ulczatwev87ttq2z6r3pusulg9r24mfj2fvtzd4uq3exn26			Astroport CW20 token				ASTRO.cw20 on Neutron
factory/neutron1tklm6cvr2wxg8k65t8gh5ewslnzdfd5fsk0w3f/corgi				CORGI	6	Baby Corgi		~neutron/images/babycorgi.png		Baby Corgi is the real doggo of Neutron!
factory/neutron170v88vrtnedesyfytuku257cggxc79rd7lwt7q/ucircus				CIRCUS	6	AtomEconomicZone69JaeKwonInu		~neutron/images/circus.png		clownmaxxed store of value
factory/neutron108x7vp9zv22d6wxrs9as8dshd3pd5vsga463yd/JIMMY				JIMMY	6	jimmy		~neutron/images/jimmy.png		Jimmy Neutron Finance
factory/neutron143wp6g8paqasnuuey6zyapucknwy9rhnld8hkr/bad				BAD	6	Badcoin		~neutron/images/bad.png		Baddest coin on Cosmos
neutron1fjzg7fmv770hsvahqm0nwnu6grs3rjnd2wa6fvm9unv6vedkzekqpw44qj				BTC	6	Bitcosmos		~neutron/images/bitcosmos.png		BITCOSMOS
neutron12h09p8hq5y4xpsmcuxxzsn9juef4f6jvekp8yefc6xnlwm6uumnsdk29wf				WTF	6	wtf		~neutron/images/WTF.png		What the Fuck
ibc/6C9E6701AC217C0FC7D74B0F7A6265B9B4E3C3CDA6E80AADE5F950A8F52F9972	44	pirin-1	unls			Nolus NLS				NLS on Neutron
factory/neutron1t5qrjtyryh8gzt800qr5vylhh2f8cmx4wmz9mc/ugoddard				GODRD	6	Goddard		~neutron/images/goddardntrn.png		A Mechanical Canine
factory/neutron154gg0wtm2v4h9ur8xg32ep64e8ef0g5twlsgvfeajqwghdryvyqsqhgk8e/APOLLO				APOLLO	6	Apollo DAO		~neutron/images/apollo.png		The deflationary utility token of the Apollo DAO project
factory/neutron1ume2n42r5j0660gegrr28fzdze7aqf7r5cd9y6/newtroll				NTRL	6	Newtroll		~neutron/images/newtroll.png		NEWTROLL
factory/neutron1t24nc7whl77relnu3taxyg3p66pjyuk82png2y/uretro				RETRO	6	Retro		~neutron/images/retro.png		Retro Game
factory/neutron1yqj9vcc0y73xfxjzegaj4v8q0zefevnlpuh4rj/GODDARD				GODDARD	6	Goddard		~neutron/images/goddard.png		THE FIRST NATIVE GODDARD MEMECOIN ON NEUTRON
ibc/7DA39F5140741177846FCF3CFAB14450EE7F57B7794E5A94BEF73825D3741958	10	osmosis-1	factory/osmo1pfyxruwvtwk00y8z06dh2lqjdj82ldvy74wzm3/WOSMO			Wosmo				The first memecoin on osmosis.
neutron1uqvse8fdrd9tam47f2jhy9m6al6xxtqpc83f9pdnz5gdle4swc0spfnctv				BOY	6	boy		~neutron/images/boy.png		Astro BOY
ibc/9F8417FBA11E5E01F7F85DDD48C400EB746E95084C11706041663845B4A700A8	10	osmosis-1	factory/osmo10n8rv8npx870l69248hnp6djy6pll2yuzzn9x8/BADKID			Badkid
factory/neutron1w0pz4mjw7n96kkragj8etgfgakg5vw9lzg77wq/cartel				CARTEL	6	cartel		~neutron/images/cartel.png		Reflections of cartel activity on Cosmos.
factory/neutron13lkh47msw28yynspc5rnmty3yktk43wc3dsv0l/ATOM1KLFG				ATOM1KLFG	6	ATOM1KLFG		~neutron/images/ATOM1KLFGc.png		$ATOM to $1,000 LFG!!
ibc/B559A80D62249C8AA07A380E2A2BEA6E5CA9A6F079C912C3A9E9B494105E4F81	30	noble-1	uusdc			USD Coin				USD Coin on Neutron
factory/neutron133xakkrfksq39wxy575unve2nyehg5npx75nph/WEIRD				WEIRD	6	WEIRD		~neutron/images/WEIRD.png		WEIRD FRIENDS token
factory/neutron19tynwawkm2rgefqxy7weupu4hdamyhg890zep2/TAKUMI				TAKUMI	6	Takumi Asano
ibc/A79E35F2418EB26FA8D72B9AA5EDF28C0C2CF475E8CF4CAEBB25FA5C858D4D22	60	injective-1	factory/inj1llr45x92t7jrqtxvc02gpkcqhqr82dvyzkr4mz/NBZ
factory/neutron1ndu2wvkrxtane8se2tr48gv7nsm46y5gcqjhux/MARS				MARS	6	Mars Protocol		~neutron/images/mars-token.png		Mars Protocol is a cross-collateralized Money Market Protocol on Neutron and Osmosis.
factory/neutron1frc0p5czd9uaaymdkug2njz7dc7j65jxukp9apmt9260a8egujkspms2t2/udntrn				dNTRN	6	dNTRN		~neutron/images/dNTRN.svg		Drop staked NTRN
factory/neutron1k6hr0f83e7un2wjf29cspk7j69jrnskk65k3ek2nj9dztrlzpj6q00rtsa/udatom				dATOM	6	dATOM	drop-staked-atom	~neutron/images/dATOM.svg		Drop staked ATOM
factory/neutron133xakkrfksq39wxy575unve2nyehg5npx75nph/sin				SIN	6	SIN		~neutron/images/sin.png		SinGarden token
factory/neutron133xakkrfksq39wxy575unve2nyehg5npx75nph/seed				SEED	6	SEED		~neutron/images/seed.png		SEED token
factory/neutron133xakkrfksq39wxy575unve2nyehg5npx75nph/GOP				GOP	6	GOP		~neutron/images/gop.png		CryptoGopniks token
factory/neutron129ukd5cwahcjkccujz87rjemjukff7jf6sau72qrhva677xgz9gs4m4jeq/uarena				ARENA	6	Arena Token		~neutron/images/arena_dao.png		The governance token of the Arena DAO
cw20:neutron10dxyft3nv4vpxh5vrpn0xw8geej8dw3g39g7nqp8mrm307ypssksau29af				AXV	6	Astrovault AXV (Neutron)		~neutron/images/axv.png		Astrovault AXV
ibc/DF8722298D192AAB85D86D0462E8166234A6A9A572DD4A2EA7996029DF4DB363	2	axelar-dojo-1	wbtc-satoshi	axlWBTC		Wrapped Bitcoin (Axelar)			axlWBTC	IBC Axelar wbtc-satoshi through axelar-dojo-1 transfer/channel-2
ibc/A585C2D15DCD3B010849B453A2CFCB5E213208A5AB665691792684C26274304D	2	axelar-dojo-1	weth-wei	axlWETH		Wrapped Ether (Axelar)			axlWETH	IBC Axelar weth-wei through axelar-dojo-1 transfer/channel-2
cw20:neutron1vjl4ze7gr32lar5s4fj776v70j4ml7mlt4aqln2hwgfhqjck8xwqfhx8vj				xATOM	6	Astrovault xATOM (Neutron)		~neutron/images/xatom.png		Astrovault xATOM on Neutron Chain
factory/neutron1shwxlkpdjd8h5wdtrykypwd2v62z5glr95yp0etdcspkkjwm5meq82ndxs/amatom				amATOM	6	amATOM		~neutron/images/amATOM.svg		The advance token for ATOM denominated vaults on Amulet Protocol
factory/neutron1mdy5fhtwdjagp5eallsdhlx6gxylm8rxqk72wjzg6y5d5kt44ysqprkduw/JSD				JSD	6	Jade		~neutron/images/jsd.png		Liquid Staked USDC
factory/neutron1zl2htquajn50vxu5ltz0y5hf2qzvkgnjaaza2rssef268xplq6vsjuruxm/fuel				FUEL	6	FUEL		~neutron/images/fuel.png		Boost DAO FUEL
factory/neutron16ue9kysgneyqktmjxdfshajgvlrcx9rehxz8x9th7g8fgtnlxwuqvg9mgp/bglUSDC				bglUSDC	6	bglUSDC		~neutron/images/bglUSDC.png		Bonded GopLend USDC
factory/neutron1ut4c6pv4u6vyu97yw48y8g7mle0cat54848v6m97k977022lzxtsaqsgmq/udtia				dTIA	6	dTIA		~neutron/images/dTIA.svg		Drop staked TIA
ibc/C084B31AB4906CD6CC65CB779B1527A66B6C98629259E3548B2F20D2753D5837	60	injective-1	factory/inj1v3a4zznudwpukpr8y987pu5gnh4xuf7v36jhva/nept							IBC NEPT, Neptune Protocol token, on Neutron chain
ibc/F16C7C5B6F7E96ACDA73E35BCA3A3DE49DDF7164066A359C843E9709041CE6B9	6455	int3face-1	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/dogecoin-doge	DOGE.int3		Dogecoin (Int3)			DOGE.int3
ibc/D9E2128761E0A60C6C7C166BF30A23E9C2029576817F16CD4BD4F598A2077C04	6455	int3face-1	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/bitcoin-btc	BTC.int3		Bitcoin (Int3)			BTC.int3
ibc/1D45F4770FA033E69A3A3B751263FD774952C2452F65944A1CB914E58C74A35B	6455	int3face-1	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/bitcoin-cash-bch	BCH.int3		Bitcoin Cash (Int3)			BCH.int3
ibc/C4C791209A16419A4BB3C3177E5E8AE4477C9D7457842E7F531F91C513FA79A0	6455	int3face-1	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/litecoin-ltc	LTC.int3		Litecoin (Int3)			LTC.int3
factory/neutron1r5qx58l3xx2y8gzjtkqjndjgx69mktmapl45vns0pa73z0zpn7fqgltnll/TAB				TAB	6	TabCoin		~neutron/images/TAB.png		TabCoin
cw20:neutron15e56mauwr8n2cma56f78cvtnd9c2pr0y7f4mffdwda7z49sksyvqh2hke2				EHO	6	Cognitive Echo		~neutron/images/eho.svg		EHO is the native token powering Cognitive Echo — a VR + AI ecosystem where thoughts become visual, insights resonate, and cognitive echo transforms ideas into reality. The infinity symbol (∞) represents infinite resonance and community-driven growth.
factory/neutron17sp75wng9vl2hu3sf4ky86d7smmk3wle9gkts2gmedn9x4ut3xcqa5xp34/maxbtc				maxBTC	8	maxBTC		~neutron/images/maxBTC.svg
ibc/B074BCF31E5892A522FD48DDD5DD80C3953D4B43D59A6E4FD0DC6759685FD36C	5789	agoric-3	ubld
ibc/00230C58F1540708067850B3362C8A67A273FC52F0C7305B802D7255495C86FD	41	archway-1	aarch
ibc/C0E66D1C81D8AAF0E6896E05190FDFBC222367148F86AC3EA679C28327A763CD	2	axelar-dojo-1	uaxl
ibc/42B08C3E209022A4D062EF96AEA94AEBD1C2C1F14398C421027F80D9FF4994FA	6980	bbn-1	ubbn
ibc/53E1B5B1C060CF4B556E91020EACD272CD9160E996E598FC93D2436814050471	7232	bitsong-2b	ubtsg
ibc/BEF5C9D724E1EBB04FEE237CB5F602B22B0FFE8065F540FD8BC6F9E1A4B8573D	51	chihuahua-1	uhuahua
ibc/1CF1239A3068964DAF55F7300D7BE016E4E184F58EEB59096B138F6D72628BAA	17	centauri-1	ppica
ibc/EF02A9A6573F45C96C8C6AA1BB0BCE257826899027468126277384D2767FB5AA	7358	dungeon-1	udgn
ibc/4A6A46D4263F2ED3DCE9CF866FE15E6903FB5E12D87EB8BDC1B6B1A1E2D397B4	675	dymension_1100-1	adym
ibc/739368B97C6A578432701EEE54CF8BAE535F2EDD28BE051E05268BFA99229090	6885	interwoven-1	uinit
ibc/69BEAFC2FDF0C6F0124520B0A06E432AD8490732DFC309337FA6C307124FDABC	60	injective-1	inj
ibc/BEA8D1B409C69D97E20D4BAFBB7EE72580746EA068127C0B43C3B7991759D1B6	6455	int3face-1	uint3
ibc/AB73A0D964FCE74EA9D7695553A1EA4B3D8E332571B049E8CC0ADEBFB4931503	4328	juno-1	ujuno
ibc/A9FDC3F1C168CC2196CF00A09504AD42D4D8E0BF1C7FBBB4B3531FA16F633F6E	36	kava_2222-10	ukava
ibc/1053E271314D36FECBC915B51474F8B3962597CE88FF3E4A74795B0E3F367A8B	3	kaiyo-1	ukuji
ibc/E15E37D65320E3744C0962C01E645F7A854F0E0789FBB49968A146D774CA47E2	6964	mantra-1	amantra
ibc/4F479350CB86D5E3AFA7F355DDE74EB1F25C2A8F0B3021A1641193B9F6D0A3AD	6478	nomic-stakenet-3	unom
ibc/376222D6D9DAE23092E29740E56B758580935A6D77C24C2ABD57A6A78A1F3955	10	osmosis-1	uosmo
ibc/B3881052DCC62E68955C71A49C5306717CFDE5B6526D39C89D1278DAE3284432	49	core-1	uxprt
ibc/74B554DD3FF10F5D60E30175ADFB47E59F77F7C57024A8104A4F78CDC2EAD125	2060	ssc-1	usaga
ibc/15EA36C3AB87E3E5E41A61717B7A20F03CC2363840C1A837A487B8BFE176328E	1551	secret-4	uscrt
ibc/41646AADED0E33983922676F54BF2B8FD31DE06BB02C72949FD4F34081A41073	2016	pacific-1	usei
ibc/589B02B56655FE2977D76D53ABA89BAFE270D86827D02FD5339AC7BD5FCB75EF	6852	sidechain-1	uside
ibc/3552CECB7BCE1891DB6070D37EC6E954C972B1400141308FCD85FD148BD06DE5	8	stride-1	ustrd
ibc/322C86EB54A505E28AFE380CED1721FA61E9580A7548A16B9DCF6E7C8CEE43D5	25	phoenix-1	uluna
>cataclysm-1
unibi				NIBI	6	Nibiru	nibiru	~nibiru/images/nibiru.png		The native token of Nibiru blockchain
tf/nibi1udqqx30cw8nwjxtl4l28ym9hhrp933zlq8dqxfjzcdhvl8y24zcqpzmh8m/ampNIBI				stNIBI	6	Liquid Staked Nibiru (Eris)		~nibiru/images/stnibi-logo-circle-500x500.png		Liquid Staked Nibiru (Eris)
ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	2	noble-1	uusdc			Noble USDC				Noble USDC on Nibiru
tf/nibi1vetfuua65frvf6f458xgtjerf0ra7wwjykrdpuyn0jur5x07awxsfka0ga/axv				AXV	6	Astrovault token		~neutron/images/axv.png		AXV
cw20:nibi1cehpv50vl90g9qkwwny8mw7txw79zs6f7wsfe8ey7dgp238gpy4qhdqjhm				xNIBI	6	Astrovault Nibiru LST (xNIBI)		~nibiru/images/0004_astrovault-xnibi.svg		Astrovault Nibiru LST (xNIBI)
tf/nibi149m52kn7nvsg5nftvv4fh85scsavpdfxp5nr7zasz97dum89dp5qkyhy0t/uoprek				UOPREK	0	uoprek				uoprek
tf/nibi1lp28kx3gz0prsztl024z730ufkg3alahaq3e7a6gae22nk0dqdvsyrrgqw/utestate				UTESTATE	0	utestate				utestate
tf/nibi1xpp7yn0tce62ffattws3gpd6v0tah0mlevef3ej3r4pnfvsehcgqk3jvxq/NPP				NPP	0	npp				npp
ibc/0E1517E2771CA7C03F2ED3F9BAECCAEADF0BFD79B89679E834933BC0F179AD98	1	axelar-dojo-1	uaxl
ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1	axelar-dojo-1	uusdc
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>nim_1122-1
anim				NIM	18	NIM Network		~nim/images/nim.png		The native token of Nim Network.
ibc/FECACB927EB3102CCCB240FFB3B6FCCEEB8D944C6FEA8DFF079650FEFF59781D	0	dymension_1100-1	adym
>noble-1
ustake				STAKE	6	Stake		~noble/images/stake.png		The permissioned staking asset for Noble Chain
ufrienzies				FRNZ	6	Frienzies		~noble/images/frnz.png		Frienzies are an IBC token redeemable exclusively for a physical asset issued by the Noble entity.
ibc/EF48E6B1A1A19F47ECAEA62F5670C37C0580E86A9E88498B7E393EB6F49F33C0	4	cosmoshub-4	uatom			Atom Staking Coin				ATOM token on Noble
uusdc				USDC	6	USDC	usd-coin	~_non-cosmos/ethereum/images/usdc.png		USD Coin
ausdy				USDY	18	Ondo US Dollar Yield	ondo-us-dollar-yield	~noble/images/usdy.png		Ondo US Dollar Yield
ueure				EURe	6	Monerium EUR emoney	monerium-eur-money			EURe is a Euro-backed stablecoin issued by Monerium on Noble.
uusdn				USDN	6	Noble Dollar		~noble/images/USDN.png		USDN token
ibc/BB84F86E86047879CF9D8D8929D771D1D1CF1C98C8171BEE7B9DB32ABF35C0AD	150	dungeon-1	udgn
ibc/3C01172339ABAE4EAF1EB56FE9A69B7C818601FF9252E7DD633C14B165113C6B	21	agoric-3	ubld
ibc/E0B5D7EFB3548A248615A599DCF8A2EC59AAA096B3C8476E5B61D0A64EE4DB50	12	archway-1	aarch
ibc/B20E274EE534A7EFCF269FE302EDCBC5DFD9144673B3B03BE1067085FFFFC3BE	41	aura_6322-2	uaura
ibc/0C817F0C77FAE08034E5354D1BDEF1672104ECC3E5B1B8811A580290A4A80614	132	bbn-1	ubbn
ibc/013AE50CCCE7DC02463EE602010A0F25C8405F39D7CB3BB4E944DCF2213C18AF	95	beezee-1	ubze
ibc/7AC51F7240CF2A49D18F5DACC4DC66B932B82E11D871754174115860499E3D75	158	bitbadges-1	ubadge
ibc/196CFA568DDE4A9CE3D617057D82A0280AF5D4AA3E219784B5694910EF476ABB	172	bitway-1	ubtw
ibc/1B229CD41D9F3787A48B822DE2E963E8F7BEADEF28AE45941940E2406A6D596F	49	coreum-mainnet-1	ucore
ibc/A7304EE764FD4AAE4D81A75F0F396D3C2038F4BB8DA655ED2F8735F2F9F36295	0	crescent-1	ucre
ibc/D45B6BDB791870F38781721956A71405AEC0C0B2B7F56C8693A8D80B36B5473D	94	vota-ash	peaka
ibc/DBC1802D65B51FCD3C82A84415F54254CC8233A13644421F85128DC500248ECD	33	dydx-mainnet-1	adydx
ibc/079EF4321138241B91C926627ACFFE98B538F93463F3845486191A98A61198FA	62	dymension_1100-1	adym
ibc/56491B1C481B1849911D59DBE464FC689B48E356787E59579F2D65731F1F7022	42	furya-1	ufury
ibc/0E4647411AB1261E0C82F213536B9CFAE488B2E44CE0C6830D2190558AE57EEF	32	haqq_11235-1	aISLM
ibc/C5C8682EB9AA1313EF1B12C991ADCDA465B80C05733BFB2972E2005E01BCE459	15	ixo-5	uixo
ibc/C13664951326AE95004297843B30BA98FAB102B8F6904A68C03576D1812D1D72	31	injective-1	inj
ibc/3489ABC7DD3C303704D6B88D01FC2AF37391A46816549919643E8CBB6C1D2E98	165	int3face-1	uint3
ibc/65EA348F02942489EDA268CF050DBD03F1842C97C60DB2F598F54CAAFC90FF0F	81	joltify_1729-1	ujolt
ibc/C814F0B662234E24248AE3B2FE2C1B54BBAF12934B757F6E7BC5AEC119963895	3	juno-1	ujuno
ibc/348171100CAD3F034526085EAA764D6CA1C1C0D6DD4BA50490C962263FCC27CB	88	kava_2222-10	ukava
ibc/E8DE832D1BBC6937D620DE6B03983849AC5740E6CA0A78437228714948212FEC	122	luwak-1	ukopi
ibc/D78D2139CE19A59D2EB05B38B6E5BC9BAC6B31058291B3613F84529140A451CC	2	kaiyo-1	ukuji
ibc/73982CE9E59A59330E68602337E178E6B1044B97AEC5EDF46AA159A386B50E6C	105	lava-mainnet-1	ulava
ibc/705FC684E370DE5FC56FD8349FA6D9B73CE4CD3DA8B8C158E37DCA5747583E09	101	mantra-1	amantra
ibc/825CBB2F938AC6E79D69EED47E82FA85C190BA4A2888E3979F2245ECE4C1ECB2	14	migaloo-1	uwhale
ibc/43C92566AEA8C100CF924DB324BD8F699B6374CA5B93BF6BCFEC4777B62D50D1	18	neutron-1	untrn
ibc/A77035AF12BBB11C0340BE804798C4B49F5332EA8C7523F471850C202C0742C5	67	cataclysm-1	unibi
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
ibc/99BDB05C04DA3F606B4F0F6A5344F2D0078F614B2D1EA6ED5320E9CA52FE32F1	205	paxi-mainnet	upaxi
ibc/8B511C5792C4E0E3F8EF3CD02A9CB7CC2CB9931A4042A7B3A5D0F2DDD4EEED88	36	core-1	uxprt
ibc/BE8141075AE7950E12CE1821638C8AB9C7FFDBAEC4205714EE8D4A08169271BD	82	planq_7070-2	aplanq
ibc/ADDA7F388EBD91BA9EBE1D996E28902738CED906CA4E8200549C3BF8CDF155A4	20	pio-mainnet-1	nhash
ibc/94A226B8B40465682AD3F4AB14BA19BC3B9AA7BD2D1C9BDB7871A7464F19CE82	83	regen-1	uregen
ibc/2AD8B69F4CABF1118852564F8DFBAE83F46785AD8C80E0DB19106E70CB79C133	607	ritbit-mainnet	urit
ibc/416D906365215CB6641B38CCDAA01385AA4B20E5E8EF2D65702A1B3F383FBBA2	581	safrochain-1	usaf
ibc/B7DFB783DD437306048703B818F81EB8C8ED06856DB9FD126EA7F2248907C1FF	169	ssc-1	usaga
ibc/1B28CD5F3CDC17E585A7F2F05931FA694B3EFF0233D98CEF3505A35410D53CED	17	secret-4	uscrt
ibc/61911671206AA9798E403274D78F3ED3CAD9CD66AD12255BF89824F640E9D24A	39	pacific-1	usei
ibc/7A3DE0BD9545098B328261DFF34EFEBD6CAE2A7181D5116737A922BD43BAB8D1	87	shido_9008-1	shido
ibc/84B654AB6D8BF61EDAC7EFAAF36DB7E4BD7DE0219C6C7005D9CCAD0F9B6E33CA	123	sidechain-1	uside
ibc/66382B8DABAC0CBDC669E8D3551F26D123BB28CE0C73D3705A571F58E23DCE81	168	sunrise-1	uusdrise
ibc/1810DC539AB32D3C33A66E19D8880072449D6699C9E1B58E8F88CBBDEBB31B96	54	teritori-1	utori
ibc/557F32AB960241677962D6A1AED510CFA6EB34FE8D3C17FCFB3A88CB27380087	149	columbus-5	uluna
ibc/BE8B9A10C7F6E014F617E4C883D24A8E34A4399C2E18D583DD9506CEADF0D7E5	30	phoenix-1	uluna
ibc/3485BBB356BE4227DEC383C84B78D3D0673DF6DEF80AE41348FCCC7C38B37C44	99	titan_18888-1	atkx
ibc/E7D78F7EEF80EC9B57BB833298FD0E2928CF41F3019D2A125AFF90F43298E46B	113	xion-mainnet-1	uxion
ibc/B897654C6F340CE7063AB5BF0DE3F4372E86B40641B7FD7B60707F00CD6E0426	152	xrplevm_1440000-1	axrp
ibc/24B0A7A4CD1605DB7E741FCAA2D9476374B072012457C85E5B973691F491287E	175	zigchain-1	uzig
ibc/9CC2D4916712159452E0DB1C2E01593735970CC78A081831AE88FAE7D49F2BA8	129	interwoven-1	uinit
>pirin-1
unls				NLS	6	Nolus	nolus	~nolus/images/nolus.png		The native token of Nolus chain
ibc/7FBDBEEEBA9C50C4BCDF7BF438EAB99E64360833D240B32655C96E319559E911	0,208	axelar-dojo-1	uusdc	axlUSDC		axlUSDC			axlUSDC	axlUSDC transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/F5FABF52B54E65064B57BF6DBD8E5FAD22CEE9F4B8A57ADBB20CCD0173AA72A4	0,750	noble-1	uusdc							Noble USDC transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo							OSMO transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/AF5559D128329B6C753F15481BEC26E533B847A471074703FA4903E7E6F61BA1	0,326	stride-1	stuosmo			Osmosis				stOSMO transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/6CDD4663F2F09CD62285E2D45891FC149A3568E316CE3EBBE201A71A78A69388	0,0	cosmoshub-4	uatom			Atom				ATOM transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/FCFF8B19C61677F3B78E2A5AE3B4A34A8D23858D16905F253B8438B3AFD07FF8	0,326	stride-1	stuatom			stATOM				stATOM transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/A7C4A3FB19E88ABE60416125F9189DA680800F4CDD14E3C10C874E022BEFF04C	0,208	axelar-dojo-1	weth-wei			WETH				WETH transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/84E70F4A34FB2DE135FD3A04FDDF53B7DA4206080AA785C8BAB7F8B26299A221	0,208	axelar-dojo-1	wbtc-satoshi			WBTC				WBTC transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/ADC63C00000CA75F909D2BE3ACB5A9980BED3A73B92746E0FCE6C67414055459	0,1	akashnet-2	uakt			AKT				AKT transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/1B03A71B8E6F6EF424411DC9326A8E0D25D096E4D2616425CFAF2AF06F0FE717	0,208	axelar-dojo-1	uaxl			AXL				AXL transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/4F3E83AB35529435E4BFEA001F5D935E7250133347C4E1010A9C77149EF0394C	0,42	juno-1	ujuno			JUNO				JUNO transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/A59A9C955F1AB8B76671B00C1A0482C64A6590352944BB5880E5122358F7E1CE	0,204		aevmos	EVMOS	18	EVMOS	evmos	~evmos/images/evmos.png		EVMOS transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/DAAD372DB7DD45BBCFA4DDD40CA9793E9D265D1530083AB41A8A0C53C3EBE865	0,4	core-1	stk/uatom			stkATOM				stkATOM transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/EA00FFF0335B07B5CD1530B7EB3D2C710620AE5B168C71AFF7B50532D690E107	0,88	secret-4	uscrt			SCRT				SCRT transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/E1BCC0F7B932E654B1A930F72B76C0678D55095387E2A4D8F00E941A8F82EE48	0,5	crypto-org-chain-mainnet-1	basecro			CRO				CRO transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/11E3CF372E065ACB1A39C531A3C7E7E03F60B5D0653AD2139D31128ACD2772B5	0,75		ustars	STARS	6	STARS	stargaze	~stargaze/images/stars.png		STARS transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/6C349F0EB135C5FA99301758F35B87DB88403D690E5E314AB080401FEE4066E5	0,6994	celestia	utia			TIA				TIA transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/04CA9067228BB51F1C39A506DA00DF07E1496D8308DD21E8EF66AD6169FA722B	0,326	stride-1	ustrd			STRD				STRD transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/BB9810E7FE8836311126F15BE0B20E7463189751840F8C3FEF3AC8F87D8AB7C8	0,298		acudos	CUDOS	18	CUDOS	cudos	~cudos/images/cudos.png		CUDOS transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/E45CFCB959F4F6D1065B7033EE49A88E606E6AD82E75725219B3D68B0FA89987	0	osmosis-1	factory/osmo1z6r6qdknhgsc0zeracktgpcxf43j6sekq07nw8sxduc9lg0qjjlqfu25e3/alloyed/allBTC			Alloyed BTC				Alloyed BTC transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/762E1E45658845A12E214A91C3C05FDFC5951D60404FAADA225A369A96DCD9A9	0	osmosis-1	factory/osmo1n3n75av8awcnw4jl62n3l48e6e4sxqmaf97w5ua6ddu4s475q5qq9udvx4/alloyed/allSOL			Alloyed SOL				Alloyed SOL transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/B92B80E837E4B1665024B7674D382AF07FE5D8D89797A0FEAF5356C8F173425C	0,85077	mantra-1	uom			Mantra OM		~mantrachain/images/OM-Prim-Col.png		OM transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/56AD715B6EBE187ACE16DA331CCFFE41655B42373FBE4A43748DEE16A95EE895	783,98416		unil	NIL	6	NIL	nillion	~nillion/images/nil.png		NIL transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/B8E95841C22213AC4E3EF000CB9D1D3B06FFAA1784FCE1169C6E92982BCC89B4	783,89321		uxion	VERONA	6	Verona	xion-2	~xion/images/verona-main.png		Verona transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/7879B1CBBD2E07347002334792368E65C11A7D1629297D04B6A2155F557E02D4	0	osmosis-1	factory/osmo1k6c8jln7ejuqwtqmay3yvzrg3kueaczl96pk067ldg8u835w0yhsw27twm/alloyed/allETH			Alloyed ETH				Alloyed ETH transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/BE816110CD184D1DEE3BB03B1D5C509512A4C0A14445DC4A3D22A67E68ECE212	0,101635	bbn-1	ubbn							BABY transferred from the Osmosis mainnet that is supported on the Nolus chain
ibc/2DA920A297BE3FD54A8793F69CC9CBC6B331FFD0FAB500A96637218BA7D5C64E	3839	neutron-1	factory/neutron1frc0p5czd9uaaymdkug2njz7dc7j65jxukp9apmt9260a8egujkspms2t2/udntrn							dNTRN transferred from the Neutron mainnet that is supported on the Nolus chain
ibc/3D6BC6E049CAEB905AC97031A42800588C58FB471EBDC7A3530FFCD0C3DC9E09	3839	neutron-1	untrn			NTRN				NTRN transferred from the Neutron mainnet that is supported on the Nolus chain
ibc/6DF8CF5C976851D152E2C7270B0AB25C4F9D64C0A46513A68D6CBB2662A98DF4	3839,48	dydx-mainnet-1	adydx			DYDX				DYDX transferred from the Neutron mainnet that is supported on the Nolus chain
ibc/EB08474FFC49B6BB2F03F7D9B08697138F4DA53347CA1AB718C8BCFBB58C1B2B	3839	neutron-1	factory/neutron1k6hr0f83e7un2wjf29cspk7j69jrnskk65k3ek2nj9dztrlzpj6q00rtsa/udatom							dATOM transferred from the Neutron mainnet that is supported on the Nolus chain
ibc/18161D8EFBD00FF5B7683EF8E923B8913453567FBE3FB6672D75712B0DEB6682	3839,30	noble-1	uusdc							Noble USDC transferred from the Neutron mainnet that is supported on the Nolus chain
ibc/39A1C46E2D6B39D296DA3DFF45D81659012AF337C42E0EADC82E4CFBF76939AF	10177	axelar-dojo-1	uaxl
ibc/374F4F22F8BA560D182922841988E56D671A901272483A619372813B8F10B0BB	10177	axelar-dojo-1	uusdc
ibc/FBFF1CAFCAB31B71403B630889747F6948F0F6587B992E2A04CB5EE3491C3353	13995	secret-4	uscrt
>nomic-stakenet-3
unom				NOM	6	Nomic		~nomic/images/nom.png		Nomic's native token.
usat				nBTC	14	Nomic Bitcoin		~nomic/images/nbtc.png		Bitcoin. On Cosmos.
ibc/90F27756D300141BDF07B83E65401BDC58C05269B9BAE3ECB0B20FAB166BCF8F	0	kaiyo-1	ukuji
ibc/6E4F7AC11F4EA9923438CF4A282B56EF96B8D4E052D6D360D53CEBC5114E5E77	4	neutron-1	untrn
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>nyx
unyx				NYX	6	NYX		~nyx/images/nyx.png		NYX Token (NYX) is the Nym Network's native staking and governance token.
unym				NYM	6	NYM	nym	~nyx/images/nym_token_light.png		NYM Token (NYM) is the Nym Network's native utility token, used as the primary means to incentivize mixnet node operators.
ibc/2253DE2F950B35D9AB9B403F58F30B970ABDFE1A35AD23E9AB20AE575C68984A	14	axelar-dojo-1	uaxl
ibc/8AF69BC1E1D72B447738B50C28B382F62F2AF65DE303021E45C0B7C851B4B2E1	14	axelar-dojo-1	uusdc
ibc/FC9D92EC12BC974E8B6179D411351524CD5C2EBC3CE29D5BA856414FEFA47093	0	gravity-bridge-3	ugraviton
ibc/92E0120F15D037353CFB73C14651FC8930ADC05B93100FD7754D3A689E53B333	8	osmosis-1	uosmo
ibc/5B0968D76C6250F0824BD0BB4317DB34E884A14B345C83FB8256809855AC7CA7	12	secret-4	uscrt
>octa
uocta				OCTA	6	Octa		~octa/images/octa.png		The native token of Octa Chain
>odin-mainnet-freya
loki				ODIN	6	ODIN		~odin/images/odin.png		ODIN is the Staking and governance token for ODIN Protocol
mGeo				GEO	6	GEO		~odin/images/geo.png		GEO token for ODIN Protocol
udoki				DOKI	6	DOKI		~odin/images/doki_Logo.png		DOKI the last Dragon
umyrk				MYRK	6	MYRK		~odin/images/MYRK_Logo.png		Myrkur the leader of OLD Order
mO9W				O9W	6	O9W		~odin/images/o9w.png		O9W token for ODIN Protocol
ibc/1F6F47BC4AF41C7F767DD84D9387BC6058FCFEEF0C6D0D6E6C53DA23A761D139	37	axelar-dojo-1	uaxl
ibc/B90825FF57A70109217065F9BB1F61D4C7B2520708304DF356FB7E41E4944EAD	37	axelar-dojo-1	uusdc
ibc/D81F6FFB8675A994DBB94B4CA9777CA03A3DEDBAC3E61685E350C1CA20731AF8	65	injective-1	inj
ibc/C4BE30A03C8FA2274C3C80C751F0517B538BB419546370C6DB19D32417CA3E3D	63	kaiyo-1	ukuji
ibc/47BD209179859CDE4A2806763D7189B6E6FE13A17880FE2B42DE1E6C1E329E23	3	osmosis-1	uosmo
>exchain-66
wei				OKT	18	OKExChain		~okexchain/images/okc.png		The native token of OKExChain
ibc/046F0F324A413BCE45651A98FBD82400B03F332F9ABCDC4755228573C86E24A4	30	mantle-1	umntl
ibc/CC12CFFD769D5E0059D98E760DD34FAB477261785B99240C97F6AABC4F566CB5	5	chihuahua-1	uhuahua
ibc/3AE8CD270555B979B1FC42D4C17FAB96627217AF73791C29AAFB38AD7B977EF7	46	crescent-1	ucre
ibc/EC801D234CDE9C0459AD36D5EF85F12F7FC61F64CFC7BECB8213AC05153EE9C5	52	juno-1	ujuno
>opct_1
opct				OPCT	6	OPCT		~opct/images/opct.png		The native token of OPCT Chain for Web3 Fitness GRIT Protocol
>optio
uOPT				OPT	6	OPT	optio			The native token of Optio
ibc/D24B4564BCD51D3D02D9987D92571EAC5915676A9BD6D9B0C1D0254CB8A5EA34	5	osmosis-1	uosmo
>Oraichain
orai				ORAI	6	Oraichain	oraichain-token	~oraichain/images/orai-token.png		The native token of Oraichain
ibc/A2E2EEC9057A4A1C2C0A6A4C78B0239118DF5F278830F50B4A6BDD7A66506B78	15	cosmoshub-4	uatom			ATOM				The ATOM native token of Oraichain.
ibc/9C4DCD21B48231D0BC2AC3D1B74A864746B37E4292694C93C617324250D002FC	13	osmosis-1	uosmo			OSMO				The OSMO native token of Oraichain.
ibc/49D820DFDE9F885D7081725A58202ABA2F465CAEE4AFBC683DFB79A8E013E83E	146	injective-1	inj							The INJ token for the Oraichain.
cw20:orai19rtmkk6sn4tppvjmp5d5zj6gfsdykrl5rw2euu5gwur3luheuuusesqn49				INJ	6	Injective				The Wrapped INJ token for the Oraichain.
cw20:orai12hzjxfh77wl572gdzct2fxv2arxcwh6gykc7qh				USDT	6	Usdt		~_non-cosmos/ethereum/images/usdt.png		The USDT token is the cw20 token for the Oraichain.
cw20:orai10ldgzued6zjp0mkqwsv2mux3ml50l97c74x8sg				AIRI	6	Airight	airight	~oraichain/images/airi.png		The AIRI token is the cw20 token for the Oraichain.
cw20:orai1lus0f0rhx8s03gdllx2n6vhkmf0536dv57wfge				ORAIX	6	Oraix	oraidex	~oraichain/images/oraix.png		The ORAIX token is the cw20 token for the Oraichain.
cw20:orai1nd4r053e3kgedgld2ymen8l9yrw8xpjyaal7j5				KWT	6	Kwt		~oraichain/images/kwt.png		The KAWAII token is the cw20 token for the Oraichain.
cw20:orai1gzvndtzceqwfymu2kqhta2jn6gmzxvzqwdgvjw				MILKY	6	Milky		~oraichain/images/milky-token.png		The MILKY token is the cw20 token for the Oraichain.
cw20:orai1065qe48g7aemju045aeyprflytemx7kecxkf5m7u5h5mphd0qlcs47pclp				SCORAI	6	Scorai		~oraichain/images/scorai.png		The scORAI token is the cw20 token for the Oraichain.
cw20:orai1c7tpjenafvgjtgm9aqwm7afnke6c56hpdms8jc6md40xs3ugd0es5encn0				wTRX	6	Wtrx		~_non-cosmos/tron/images/trx.png		The TRX token is the cw20 token for the Oraichain.
cw20:orai19q4qak2g3cj2xc2y3060t0quzn3gfhzx08rjlrdd3vqxhjtat0cq668phq				scATOM	6	scATOM		~oraichain/images/scatom.png		The scATOM token is the cw20 token for the Oraichain.
cw20:orai1lplapmgqnelqn253stz6kmvm3ulgdaytn89a8mz9y85xq8wd684s6xl3lt				xOCH	6	Xoch		~oraichain/images/och.png		The xOCH token is the cw20 token for the Oraichain.
cw20:orai1dqa52a7hxxuv8ghe7q5v0s36ra0cthea960q2cukznleqhk0wpnshfegez				wETH	6	Weth		~_non-cosmos/ethereum/images/eth-white.png		The wETH token is the cw20 token for the Oraichain.
cw20:orai10g6frpysmdgw5tdqke47als6f97aqmr8s3cljsvjce4n5enjftcqtamzsd				BTC	6	Btc		~_non-cosmos/bitcoin/images/btc.png		The BTC token is the cw20 token for the Oraichain.
cw20:orai1hn8w33cqvysun2aujk5sv33tku4pgcxhhnsxmvnkfvdxagcx0p8qa4l98q				OCH	6	Och	och	~oraichain/images/och.png		The OCH token is the cw20 token for the Oraichain.
factory/orai1wuvhex9xqs3r539mvc6mtm7n20fcj3qr2m0y9khx6n5vtlngfzes3k0rq9/ton				TON	9	Toncoin		~_non-cosmos/ton/images/ton.png		The TON native token of Oraichain
factory/orai1wuvhex9xqs3r539mvc6mtm7n20fcj3qr2m0y9khx6n5vtlngfzes3k0rq9/extPEPE				PEPE	6	Pepe		~_non-cosmos/ethereum/images/pepe.png		The PEPE native token of Oraichain
factory/orai1wuvhex9xqs3r539mvc6mtm7n20fcj3qr2m0y9khx6n5vtlngfzes3k0rq9/HMSTR				HMSTR	9	HMSTR		~_non-cosmos/ton/images/hmstr.png		The Hamster Kombat native token of Oraichain
factory/orai15rmny3cxv33rnzdr2lfdhjtslyzmrr0vdd28kp/SAM				SAM	6	SAM		~oraichain/images/sam.png		The SAM token is a native memecoin on Oraichain.
ibc/19F3B31B9186C1A14AB1CC7BC0DD1706D029D7A944D8FC7DE60EA57420082FE2	33	acre_9052-1	aacre
ibc/66A00A01E79D43572DF02985E3D3980DFC2C544F86E097973FB76A04715006A0	135	secret-4	uscrt
>osmosis-1
uosmo				OSMO	6	Osmosis	osmosis	~osmosis/images/osmo.png		The native token of Osmosis
uion				ION	6	Ion DAO	ion	~osmosis/images/ion.png		ION is the second native token of Osmosis.
ibc/D189335C6E4A68B513C10AB227BF1C1D38C746766278BA3EEB4FB14124F1D858	208	axelar-dojo-1	uusdc
ibc/EA1D43981D5C9A1C4AAEA9C23BB1D4FA126BA9BC7020A25E0AE4AA841EA25DC5	208	axelar-dojo-1	weth-wei							Ethereum (ETH) is a decentralized, open-source blockchain system featuring smart contract functionality. It's the native cryptocurrency of the Ethereum platform, often regarded as the second most popular digital currency after Bitcoin. Ethereum was proposed in late 2013 and development was crowdfunded in 2014, leading to its network going live on 30 July 2015. ETH, as a digital currency, is used for a variety of purposes within the Ethereum ecosystem, including the execution of decentralized smart contracts and as a mode of payment. Unlike Bitcoin, Ethereum was designed to be a platform for applications that can operate without the need for intermediaries, using blockchain technology. This has made Ethereum a leading platform for various applications, including decentralized finance (DeFi), non-fungible tokens (NFTs), and more. Ethereum is constantly evolving, with a significant upgrade termed Ethereum 2.0, which aims to improve its scalability, security, and sustainability.
ibc/D1542AA8762DB13087D8364F3EA6509FD6F009A34F00426AF9E4F9FA85CBBF1F	208	axelar-dojo-1	wbtc-satoshi
ibc/8242AD24008032E457D2E12D46588FD39FB54FB29680C6C7663D296B383C37C4	208	axelar-dojo-1	uusdt
ibc/0CD3A0285E1341859B5E86B6AB7682F023D03E97607CCC1DC95706411D866DF7	208	axelar-dojo-1	dai-wei					~_non-cosmos/ethereum/images/dai.svg		Multi-Collateral Dai, brings a lot of new and exciting features, such as support for new CDP collateral types and Dai Savings Rate.
ibc/6329DD8CF31A334DD5BE3F68C846C9FE313281362B37686A62343BAC1EB1546D	208	axelar-dojo-1	busd-wei							Binance USD (BUSD) is a dollar-backed stablecoin issued and custodied by Paxos Trust Company, and regulated by the New York State Department of Financial Services. BUSD is available directly for sale 1:1 with USD on Paxos.com and will be listed for trading on Binance.
ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2	0	cosmoshub-4	uatom			Cosmos Hub				The native staking and governance token of the Cosmos Hub.
ibc/E6931F78057F7CC5DA0FD6CEF82FF39373A6E0452BF1FD76910B93292CF356C1	5	crypto-org-chain-mainnet-1	basecro			Cronos POS Chain
ibc/F4A070A6D78496D53127EA85C094A9EC87DFC1F36071B8CCDDBD020F933D213D	208	axelar-dojo-1	wbnb-wei							BNB powers the BNB Chain ecosystem and is the native coin of the BNB Beacon Chain and BNB Smart Chain.
ibc/AB589511ED0DD5FA56171A39978AFBF1371DB986EC1C3526CE138A16377E39BB	208	axelar-dojo-1	wmatic-wei							Polygon (formerly Matic) Network brings massive scale to Ethereum using an adapted version of Plasma with PoS based side chains. Polygon is a well-structured, easy-to-use platform for Ethereum scaling and infrastructure development.
ibc/6F62F01D913E3FFE472A38C78235B8F021B511BC6596ADFF02615C8F83D3B373	208	axelar-dojo-1	wavax-wei			Avalanche		~_non-cosmos/avalanche/images/avax.png		AVAX is the native token of Avalanche. It is a hard-capped, scarce asset that is used to pay for fees, secure the platform through staking, and provide a basic unit of account between the multiple subnets created on Avalanche.
ibc/0EF15DF2F02480ADE0BB6E85D9EBB5DAEA2836D3860E9F97F9AADE4F57A31AA0	72	columbus-5	uluna			Terra Classic				The native staking token of Terra Classic.
ibc/46B44899322F3CD854D2D46DEEF881958467CDD4B3B10086DA49296BBED94BED	42	juno-1	ujuno
ibc/3FF92D26B407FD61AE95D975712A7C319CDE28DE4D80BDC9978D935932B991D7	208	axelar-dojo-1	dot-planck
ibc/6AE98883D4D5D5FF9E50D7130F1305DA2FFA0C652D1DD9C123657C6B4EB2DF8A	204		aevmos	EVMOS	18	Evmos	evmos	~evmos/images/evmos.png		The native EVM, governance and staking token of the Evmos Hub
ibc/57AA1A70A4BC9769C525EBF6386F7A21536E04A79D62E1981EFCEF9428EBB205	143	kava_2222-10	ukava							The native staking and governance token of Kava
ibc/0954E1C28EB7AF5B72D24F3BC2B47BBB2FDF91BDDFD57B74B99E133AED40972A	88	secret-4	uscrt							The native token of Secret Network
ibc/BE1BB42D4BE3C30D50B68D7C41DB4DFCE9678E8EF8C539F6E6A9345048894FCC	72	columbus-5	uusd
ibc/987C17B11ABC2B20019178ACE62929FE9840202CE79498E29FE8E5CB02B7C0A4	75		ustars	STARS.legacy	6	Stargaze		~stargaze/images/stars.png		(Deprecated) STARS bridged from legacy Stargaze. STARS has migrated to the Cosmos Hub.
ibc/68BAF19F76BAC04C4CEA06325EF91D43E8637AE43EAC7887CE6211B4B99E1EC0	0	cosmoshub-4	factory/cosmos1s8qx0zvz8yd6e4x0mqmqf7fr9vvfn6226hkvrq/ustars
ibc/B9E0A1A524E98BB407D3CED8720EFEFD186002F90C1B1B7964811DD0CCC12228	113	chihuahua-1	uhuahua							The native token of Chihuahua Chain
ibc/A0CC0CF735BFB30E730C70019D4218A1244FF383503FF7579C9201AB93CA9293	4	core-1	uxprt							The XPRT token is primarily a governance token for the Persistence chain.
ibc/8061A06D3BD4D52C4A28FFECF7150D370393AF0BA661C3776C54FF32836C3961	4,38	gravity-bridge-3	gravity0xfB5c6815cA3AC72Ce9F5006869AE67f18bF77006							pSTAKE is a liquid staking protocol unlocking the liquidity of staked assets. Stakers of PoS tokens can stake their assets while maintaining the liquidity of these assets. Users earn staking rewards + receive 1:1 pegged staked representative tokens which can be used to generate additional yield.
ibc/1480B8FD20AD5FCAE81EA87584D269547DD4D436843C1D20F15E00EB64743EF4	1	akashnet-2	uakt			Akash				Akash Token (AKT) is the Akash Network's native utility token, used as the primary means to govern, secure the blockchain, incentivize participants, and provide a default mechanism to store and exchange value.
ibc/1DCC8A6CB5689018431323953344A9F6CC4D0BFB261E88C9F7777372C10CD076	8	regen-1	uregen			Regen
ibc/9712DBB13B9631EDFA9BF61B55F1B2D290B2ADB67E3A4EB3A875F3B6081B3B84	2	sentinelhub-2	udvpn							DVPN is the native token of the Sentinel Hub.
ibc/7C4D60AA95E5A7558B0A364860979CA34B7FF8AAF255B87AF9E879374470CEC0	6	irishub-1	uiris
ibc/52B1AA623B34EB78FD767CEA69E8D7FA6C9CFE1FBF49C5406268FD325E2CC2AC	15		uiov	IOV	6	Starname		~starname/images/iov.png		IOV coin is the token for the Starname (IOV) Asset Name Service
ibc/1DC495FCEFDA068A3820F903EDBD78B942FBD204D7E93D3BA2B432E9669D1A59	37	emoney-3	ungm
ibc/5973C068568365FFF40DEDCF1A1CB7582B6116B731CD31A12231AE25E20B871F	37	emoney-3	eeur
ibc/9989AD6CCA39D1131523DB0617B50F6442081162294B4795E26746292467B525	53	likecoin-mainnet-2	nanolike
ibc/F3FF7A84A73B62921538642F9797C423D2B4C4ACB3C7FCFFCE7F12AA69909C4B	38	ixo-5	uixo			Impact Hub				The native token of IXO Chain
ibc/D805F1DA50D31B96E4282C1D4181EDDFB1A44A598BFF5666F4B43E4B8BEA95A5	51	bitcanna-1	ubcna
ibc/4E5444C35610CC76FC94E7F7886B93121175C28262DDFDDE6F84E82BF2425452	73	bitsong-2b	ubtsg
ibc/B547DC9B897E7C3AA5B824696110B8E3D2C31E3ED3F02FF363DCBAD82457E07E	77	kichain-2	uxki
ibc/3BCCC93AD5DF58D11A6F8A05FA8BC801CBA0BA61A981F57E91B8B598BF8061CB	82	panacea-3	umed			Medibloc
ibc/FE2CD1E6828EC0FAB8AF39BAC45BC25B965BA67CCBC50C13A14BD610B0D1E2C4	95	bostrom	boot			bostrom
ibc/EA3E1640F9B1532AB129A571203A0B9F789A7F14BB66E350DCBFA18E1A1931F0	87	comdex-1	ucmdx
ibc/7A08C6F11EF0F59EB841B9F788A87EC9F2361C7D9703157EC13D940DC53031FA	108	cheqd-mainnet-1	ncheq			Cheqd
ibc/8A34AF0C1943FD0DFCDE9ADBF0B2C9959C45E87E6088EA2FC6ADACD59261B8A2	115	lum-network-1	ulum			Lum Network
ibc/E7B35499CFBEB0FF5778127ABA4FB2C4B79A6B8D3D831D4379C4048C238796BD	124		uvdl	VDL	6	Vidulum		~beezee/images/vdl.png		The native token of Vidulum
ibc/EA4C0A9F72E2CEDF10D0E7A9A6A22954DB3444910DB5BE980DF59B05A46DAD1C	135	desmos-mainnet	udsm
ibc/307E5C96C8F60D1CBEE269A9A86C0834E1DB06F2B3788AE4F716EDB97A48B97D	128		udig	DIG	6	Dig Chain		~dig/images/dig.png		Native token of Dig Chain
ibc/9BBA9A1C257E971E38C1422780CE6F0B0686F0A3085E2D61118D904BFE0F5F5E	165	sommelier-3	usomm
ibc/F867AE2112EFE646EC71A25CD2DFABB8927126AC1E19F1BBF0FF693A4ECA05DE	148	laozi-mainnet	uband
ibc/346786EA82F41FE55FAD14BF69AD8BA9B36985406E43F3CB23E6C45A285A9593	171	darchub	udarc			Konstellation
ibc/67795E528DF67C5606FC20F824EA39A6EF55BA133F4DC79C90A8C47A0901E17C	184		uumee	UMEE	6	UX Chain		~umee/images/umee.png		The native token of Umee
ibc/E97634A40119F1898989C2A23224ED83FDD0A57EA46B3A094E287288D1672B44	144	gravity-bridge-3	ugraviton			Gravity Bridge
ibc/9BCB27203424535B6230D594553F1659C77EC173E36D9CF4759E7186EE747E84	181	mainnet-3	udec
ibc/F6B691D5F7126579DDC87357B09D653B47FDCE0A3383FF33C8D8B544FE29A8A6	169	juno-1	cw20:juno1g2g7ucurum66d42g8k5twk34yegdq8c82858gz0tq2fc75zy7khssgnhjl
ibc/8FEFAE6AECF6E2A255585617F781F35A8D5709A545A804482A261C0C9548A9D3	188	carbon-1	swth
ibc/41999DF04D9441DAC0DF5D8291DF4333FBCBA810FFD63FDCE34FDF41EF37B6F7	212		ucrbrus	CRBRUS	6	Cerberus		~cerberus/images/crbrus.png		The native token of Cerberus Chain
ibc/5D1F516200EE8C6B2354102143B78A2DEDA25EDE771AC0F8DC3C1837C8FD4447	229	fetchhub-4	afet
ibc/CBA34207E969623D95D057D9B11B0C8B32B89A71F170577D982FDDE623813FFC	232	mantle-1	umntl							The native token of Asset Mantle
ibc/297C64CC42B5A8D8F82FE2EBE208A6FE8F94B86037FA28C4529A23701C228F7A	169	juno-1	cw20:juno168ctmpyppk90d34p3jjy658zf5a5l3w8wk35wht6ccqj4mr0yv8s4j5awr
ibc/64BA6E31FE887D66C6F8F31C7B1A80C7CA179239677B4088BB55F5EA07DBE273	122	injective-1	inj							The INJ token is the native governance token for the Injective chain.
ibc/204A582244FC241613DBB50B04D1D454116C58C4AF7866C186AA0D6EEAD42780	72	columbus-5	ukrw
ibc/655BCEF3CDEBE32863FF281DBBE3B06160339E9897DC9C9C9821932A5F8BA6F8	39		utick	TICK	6	Microtick		~microtick/images/tick.png		TICK coin is the token for the Microtick Price Discovery & Oracle App
ibc/8318FD63C42203D16DDCAF49FE10E8590669B3219A3E87676AC9DA50722687FB	47	sifchain-1	rowan
ibc/7ED954CFFFC06EE8419387F3FC688837FF64EF264DE14219935F724EEEDBF8D3	146	shentu-2.2	uctk
ibc/C2A2E9CA95DDD4828B75124B5E27B8401C7D8493BC48353D418CBFC04565899B	169	juno-1	cw20:juno1re3x67ppxap48ygndmrc7har2cnc7tcxtm9nplcas4v0gc3wnmvs3s807z
ibc/6BDB4C8CCD45033F9604E4B93ED395008A753E01EECD6992E7D1EA23D9D3B788	169	juno-1	cw20:juno1r4pzw8f9z0sypct5l9j906d47z998ulwvhvqe5xdwgy8wf84583sxwh0pa
ibc/0E43EDE2E2A3AFA36D0CD38BDDC0B49FECA64FA426A82E102F304E430ECF46EE	208	axelar-dojo-1	frax-wei							Frax is a fractional-algorithmic stablecoin protocol. It aims to provide a highly scalable, decentralized, algorithmic money in place of fixed-supply assets like BTC. Additionally, FXS is the value accrual and governance token of the entire Frax ecosystem.
ibc/C9B0D48FD2C5B91135F118FF2484551888966590D7BDC20F6A87308DBA670796	144	gravity-bridge-3	gravity0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599
ibc/65381C5F3FD21442283D56925E62EA524DED8B6927F0FF94E21E0020954C40B5	144	gravity-bridge-3	gravity0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2
ibc/9F9B07EF9AD291167CF5700628145DE1DEB777C2CFC7907553B24446515F6D0E	144	gravity-bridge-3	gravity0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48
ibc/F292A17CF920E3462C816CBE6B042E779F676CAB59096904C4C1C966413E3DF5	144	gravity-bridge-3	gravity0x6B175474E89094C44Da98b954EedeAC495271d0F
ibc/71B441E27F1BBB44DD0891BCD370C2794D404D60A4FFE5AECCD9B1E28BC89805	144	gravity-bridge-3	gravity0xdAC17F958D2ee523a2206206994597C13D831ec7
ibc/DB9755CB6FE55192948AE074D18FA815E1429D3D374D5BDA8D89623C6CF235C3	169	juno-1	cw20:juno1y9rf7ql6ffwkv02hsgd4yruz23pn4w97p75e2slsnkm0mnamhzysvqnxaq
ibc/CE5BFF1D9BADA03BB5CCA5F56939392A761B53A10FBD03B37506669C3218D3B2	222	pio-mainnet-1	nhash			Provenance
ibc/F49DE040EBA5AB2FAD5F660C2A1DDF98A68470FAE82229818BE775EBF3EE79F2	236	galaxy-1	uglx
ibc/52E12CF5CA2BB903D84F5298B4BFD725D66CAB95E09AA4FC75B2904CA5485FEB	169	juno-1	cw20:juno1tdjwrqmnztn2j3sj2ln9xnyps5hs48q3ddwjrz7jpv6mskappjys5czd49
ibc/00B6E60AD3D65CBEF5579AC8AF609527C0B57535B6E32D96C80A735344FD9DCC	169	juno-1	cw20:juno15u3dt79t6sxxa3x3kpkhzsy56edaa5a66wvt3kxmukqjz2sx0hes5sn38g
ibc/67C89B8B0A70C08F093C909A4DD996DD10E0494C87E28FD9A551697BF173D4CA	238	meme-1	umeme
ibc/AA1C80225BCA7B32ED1FC6ABF8B8E899BEB48ECDB4B417FD69873C6D715F97E7	169	juno-1	cw20:juno17wzaxtfdw5em7lc94yed4ylgjme63eh73lm3lutp2rhcxttyvpwsypjm4w
ibc/0CB9DB3441D0D50F35699DEE22B9C965487E83FB2D9F483D1CC5CA34E856C484	169	juno-1	cw20:juno1n7n7d5088qlzlj37e9mgmkhx6dfgtvt02hqxq66lcap4dxnzdhwqfmgng3
ibc/785AFEC6B3741100D15E7AF01374E3C4C36F24888E96479B1C33F5C71F364EF9	251	phoenix-1	uluna			Terra				The native staking token of Terra.
ibc/2716E3F2E146664BEFA9217F1A03BFCEDBCD5178B3C71CACB1A0D7584451D219	221	titan-1	uatolo			Rizon
ibc/D6C28E07F7343360AC41E15DDD44D79701DDCA2E0C2C41279739C8D4AE5264BC	143	kava_2222-10	hard
ibc/70CF1A54E23EA4E480DEDA9E12082D3FD5684C3483CBDCE190C5C807227688C5	143	kava_2222-10	swp
ibc/D3327A763C23F01EC43D1F0DB3CEFEC390C362569B6FD191F40A5192F8960049	208	axelar-dojo-1	link-wei							A blockchain-based middleware, acting as a bridge between cryptocurrency smart contracts, data feeds, APIs and traditional bank account payments.
ibc/F16FDC11A7662B86BC0B9CE61871CBACF7C20606F95E86260FD38915184B75B4	253	genesis_29-2	el1
ibc/384E5DD50BDE042E1AAF51F312B55F08F95BC985C503880189258B4D9374CBBE	208	axelar-dojo-1	aave-wei							Aave is an Open Source and Non-Custodial protocol to earn interest on deposits & borrow assets. It also features access to highly innovative flash loans, which let developers borrow instantly and easily; no collateral needed. With 16 different assets, 5 of which are stablecoins.
ibc/F83CC6471DA4D4B508F437244F10B9E4C68975344E551A2DEB6B8617AB08F0D4	208	axelar-dojo-1	ape-wei							ApeCoin found new expression in web3 through art, gaming, entertainment, and events. APE is a token made to support what’s next, controlled, and built on by the community. It will serve as a decentralized protocol layer for community-led initiatives that drive culture forward into the metaverse.
ibc/D27DDDF34BB47E5D5A570742CC667DE53277867116CCCA341F27785E899A70F3	208	axelar-dojo-1	mkr-wei							Maker is a Decentralized Autonomous Organization that creates and insures the dai stablecoin on the Ethereum blockchain
ibc/BD796662F8825327D41C96355DF62045A5BA225BAE31C0A86289B9D88ED3F44E	208	axelar-dojo-1	rai-wei							RAI is a non-pegged, ETH-backed stable asset. It is useful as more 'stable' collateral for other DeFi protocols (compared to ETH or BTC) or as a stable asset with an embedded interest rate.
ibc/19305E20681911F14D1FB275E538CDE524C3BF88CF9AE5D5F78F4D4DA05E85B2	208	axelar-dojo-1	shib-wei							SHIBA INU is a 100% decentralized community experiment with it claims that 1/2 the tokens have been sent to Vitalik and the other half were locked to a Uniswap pool and the keys burned.
ibc/BB6BCDB515050BAE97516111873CCD7BCF1FD0CCB723CC12F3C4F704D6C646CE	259	kaiyo-1	ukuji							The native staking and governance token of the Kujira chain.
ibc/1E09CB0F506ACF12FDE4683FB6B34DA62FB4BE122641E0D93AAF98A87675676C	263		utgd	TGD	6	Tgrade		~tgrade/images/tgrade-symbol-gradient.png		The native token of Tgrade
ibc/47EE224A9B33CF0ABEAC82106E52F0F6E8D8CEC5BA80B9D9A6F55172CBB0177D	403	echelon_3000-3	aechelon
ibc/C360EF34A86D334F625E4CBB7DA3223AEA97174B61F35BB3758081A8160F7D9B	258	odin-mainnet-freya	loki			Odin Protocol				Staking and governance token for ODIN Protocol
ibc/9B6FBABA36BB4A3BF127AE5E96B572A5197FD9F3111D895D8919B07BC290764A	258	odin-mainnet-freya	mGeo
ibc/0CD46223FEABD2AEAAAF1F057D01E63BCA79B7D4BD6B68F1EB973A987344695D	258	odin-mainnet-freya	mO9W
ibc/AD185F62399F770CCCE8A36A180A77879FF6C26A0398BD3D2A74E087B0BFA121	261	kichain-2	cw20:ki1dt3lk455ed360pna38fkhqn0p8y44qndsr77qu73ghyaz2zv4whq83mwdy
ibc/1E26DB0E5122AED464D98462BD384FCCB595732A66B3970AE6CE0B58BAE0FC49	208	axelar-dojo-1	wglmr-wei			Moonbeam				Glimmer (GLMR) is the utility token of the Moonbeam Network, Moonbeam’s primary deployment on the Polkadot network that serves as a developer-friendly parachain.
ibc/52C57FCA7D6854AA178E7A183DDBE4EF322B904B1D719FC485F6FFBC1F72A19E	169	juno-1	cw20:juno1j0a9ymgngasfn3l5me8qpd53l5zlm9wurfdk7r65s5mg6tkxal3qpgf5se
ibc/7C781B4C2082CD62129A972D47486D78EC17155C299270E3C89348EA026BEAF8	169	juno-1	cw20:juno1gz8cf86zr4vw9cjcyyv432vgdaecvr9n254d3uwwkx9rermekddsxzageh
ibc/5A7C219BA5F7582B99629BA3B2A01A61BFDA0F6FD1FE95B5366F7334C4BC0580	297	crescent-1	ucre
ibc/FFA652599C77E853F017193E36B5AB2D4D9AFC4B54721A74904F80C9236BF3B7	286		ulumen	LUMEN	6	LumenX		~lumenx/images/lumen.png		The native token of LumenX Network
ibc/161D7D62BAB3B9C39003334F1671208F43C06B643CC9EDBBE82B64793C857F1D	216	Oraichain	orai
ibc/E09ED39F390EC51FA9F3F69BEA08B5BBE6A48B3057B2B1C3467FAAE9E58B021B	298		acudos	CUDOS	18	Cudos	cudos	~cudos/images/cudos.png		The native token of the Cudos blockchain
ibc/C78F65E1648A3DFE0BAEB6C4CDA69CC2A75437F1793C0E6386DFDA26393790AE	143	kava_2222-10	usdx
ibc/2DA9C149E9AD2BD27FEFA635458FB37093C256C1A940392634A16BEA45262604	320	agoric-3	ubld							BLD is the token used to secure the Agoric chain through staking and to backstop Inter Protocol.
ibc/92BE0717F4678905E53F4E45B2DED18BC0CB97BF1F8B6A25AFEDF3D5A879B4D5	320	agoric-3	uist
ibc/C6B6BFCB6EE49A7CAB1A7E7B021DE35B99D525AC660844952F0F6C78DCB2A57B	169	juno-1	cw20:juno1dd0k0um5rqncfueza62w9sentdfh3ec4nw4aq4lk5hkjl63vljqscth9gv
ibc/C2DF5C3949CA835B221C575625991F09BAB4E48FB9C11A4EE357194F736111E3	169	juno-1	cw20:juno1wwnhkagvcd3tjz6f8vsdsw5plqnw8qy2aj3rrhqr2axvktzv9q2qz8jxn3
ibc/A8CA5EE328FA10C9519DF6057DA1F69682D28F7D0F5CCC7ECB72E3DCA2D157A4	326	stride-1	ustrd							The native token of Stride
ibc/C140AFD542AE77BD7DCC83F13FDD8C5E5BB8C4929785E6EC2F4C636F98F17901	326	stride-1	stuatom
ibc/5DD1F95ED336014D00CE2520977EC71566D282F9749170ADC83A392E0EA7426A	326	stride-1	stustars
ibc/C3FC4DED273E7D1DD2E7BAA3317EC9A53CD3252B577AA33DC00D9DF2BDF3ED5C	169	juno-1	cw20:juno159q8t5g02744lxq8lfmcn6f78qqulq9wn3y9w7lxjgkz4e0a6kvsfvapse
ibc/18A676A074F73B9B42DA4F9DFC8E5AEF334C9A6636DDEC8D34682F52F1DECDF6	169	juno-1	cw20:juno19rqljkh95gh40s7qdx40ksx3zq5tm4qsmsrdz9smw668x9zdr3lqtg33mf
ibc/903A61A498756EA560B85A85132D3AEE21B5DEDD41213725D22ABF276EA6945E	208	axelar-dojo-1	uaxl							The native token of Axelar
ibc/A1AC7F9EE2F643A68E3A35BCEB22040120BEA4059773BB56985C76BDFEBC71D9	355	reb_1111-1	arebus
ibc/EB7FB9C8B425F289B63703413327C2051030E848CE4EAAEA2E51199D6D39D3EC	362	teritori-1	utori
ibc/84502A75BCA4A5F68D464C00B3F610CE2585847D59B52E5FFB7C3C9D2DDCD3FE	326	stride-1	stujuno
ibc/D176154B0C63D1F9C6DCFB4F70349EBF2E2B5A87A05902F57A6AE92B863E9AEC	326	stride-1	stuosmo
ibc/6B982170CE024689E8DD0E7555B129B488005130D4EDA426733D552D10B36D8F	169	juno-1	cw20:juno1p8x807f6h222ur0vssqy3qk6mcpa40gw2pchquz5atl935t7kvyq894ne3
ibc/80825E8F04B12D914ABEADB1F4D39C04755B12C8402F6876EE3168450C0A90BB	378		ulamb	LAMB	18	Lambda		~lambda/images/lambda.png		The native token of Lambda
ibc/44492EAB24B72E3FB59B9FA619A22337FB74F95D8808FE6BC78CC0E6C18DC2EC	259	kaiyo-1	factory:kujira1qk00h5atutpsv900x202pxx42npjr9thg58dnqpa72f2p7m2luase444a7:uusk	USK	6	USK		~kujira/images/usk.png		The native over-collateralized stablecoin from the Kujira chain.
ibc/608EF5C0CE64FEA097500DB39657BDD36CA708CC5DCC2E250A024B6981DD36BC	382	FUND-MainNet-2	nund			Unification
ibc/8E697BDABE97ACE8773C6DF7402B2D1D5104DD1EEABE12608E3469B7F64C15BA	412	jackal-1	ujkl							The native staking and governance token of Jackal.
ibc/A6383B6CF5EA23E067666C06BC34E2A96869927BD9744DC0C1643E589C710AA3	476	secret-4	cw20:secret12rcvz0umvk875kd6a803txhtlu7y0pnd73kcej	ALTER	6	Alter		~secretnetwork/images/alter.png		The native token cw20 for Alter on Secret Network
ibc/1FBA9E763B8679BEF7BAAAF2D16BCA78C3B297D226C3F31312C769D7B8F992D8	476	secret-4	cw20:secret1yxcexylwyxlq58umhgsjgstgcg2a0ytfy4d9lt	BUTT	6	Button		~secretnetwork/images/butt.png		The native token cw20 for Button on Secret Network
ibc/71055835C7639739EAE03AACD1324FE162DBA41D09F197CB72D966D014225B1C	476	secret-4	cw20:secret1qfql357amn448duf5gvp9gr48sxx9tsnhupu3d	SHD.old	8	Shade (old)		~secretnetwork/images/shdold.svg		The native token cw20 for Shade on Secret Network
ibc/9A8A93D04917A149C8AC7C16D3DA8F470D59E8D867499C4DA97450E1D7363213	476	secret-4	cw20:secret1rgm2m5t530tdzyd99775n6vzumxa5luxcllml4	SIENNA	18	SIENNA		~secretnetwork/images/sienna.png		The native token cw20 for SIENNA on Secret Network
ibc/D0E5BF2940FB58D9B283A339032DE88111407AAD7D94A7F1F3EB78874F8616D4	476	secret-4	cw20:secret1k6u0cy4feepm6pehnz804zmwakuwdapm69tuc4	stkd-SCRT	6	SCRT Staking Derivatives		~secretnetwork/images/stkd-scrt.png		The native token cw20 for SCRT Staking Derivatives on Secret Network
ibc/C822645522FC3EECF817609AA38C24B64D04F5C267A23BCCF8F2E3BC5755FA88	340	beezee-1	ubze							BeeZee native blockchain
ibc/7CE5F388D661D82A0774E47B5129DA51CC7129BD1A70B5FA6BCEBB5B0A2FAEAF	169	juno-1	cw20:juno1cltgm8v842gu54srmejewghnd6uqa26lzkpa635wzra9m9xuudkqa2gtcz							The native token cw20 for Fanfury on Juno Chain
ibc/BB936517F7E5D77A63E0ADB05217A6608B0C4CF8FBA7EA2F4BAE4107A7238F06	490	acre_9052-1	aacre			Acrechain
ibc/23CA6C8D1AB2145DD13EB1E089A2E3F960DC298B468CCE034E19E5A78B61136E	87	comdex-1	ucmst
ibc/92B223EBFA74DB99BEA92B23DEAA6050734FEEAABB84689CB8E1AE8F9C9F9AF4	517	imversed_5555555-1	aimv			Imversed
ibc/FBBC35295AA037DC0A77796B08DC3003EC918E18E75D61D675A0EEAC0643F36C	87042	medasdigital-2	umedas			Medas Digital Network				The native token of Medas Digital Network
ibc/D3B574938631B0A1BA704879020C696E514CFADAA7643CDE4BD5EB010BDE327B	169	juno-1	cw20:juno1rws84uz7969aaa7pej303udhlkt3j9ca0l3egpcae98jwak9quzq8szn2l							(Deprecated) PHMN bridged from legacy Juno CW20. PHMN has migrated to the Cosmos Hub.
ibc/18A1B70E3205A48DE8590C0D11030E7146CDBF1048789261D53FFFD7527F8B55	476	secret-4	cw20:secret1s09x2xvfd2lp2skgzm29w2xtena7s8fq98v852	AMBER	6	Amber		~secretnetwork/images/amber.png		The native token cw20 for Amber on Secret Network
ibc/B9606D347599F0F2FDF82BA3EE339000673B7D274EA50F59494DC51EFCD42163	525		anom	NOM	18	Onomy		~onomy/images/nom.png		The native token of Onomy Protocol
ibc/CAA179E40F0266B0B29FB5EAA288FB9212E628822265D4141EBD1C47C3CBFCBC	4	core-1	stk/uatom							PSTAKE Liquid-Staked ATOM
ibc/E27CD305D33F150369AB526AEB6646A76EC3FFB1A6CA58A663B5DE657A89D55D	526	dyson-mainnet-01	dys			Dyson Protocol
ibc/D3ADAF73F84CDF205BCB72C142FDAEEA2C612AB853CEE6D6C06F184FA38B1099	169	juno-1	cw20:juno1u45shlp0q4gcckvsj06ss4xuvsu0z24a0d0vr9ce6r24pht4e5xq7q995n
ibc/5D270A584B1078FBE07D14570ED5E88EC1FEDA8518B76C322606291E6FD8286F	490	acre_9052-1	erc20/0x2Cbea61fdfDFA520Ee99700F104D5b75ADf50B0c
ibc/B1E0166EA0D759FDF4B207D1F5F12210D8BFE36F2345CEFC76948CE2B36DFBAF	492	planq_7070-2	aplanq
ibc/5E2DFDF1734137302129EA1C1BA21A580F96F778D4F021815EA4F6DB378DA1A4	208	axelar-dojo-1	wftm-wei			Fantom				Fantom's native utility token — FTM — powers the entire Fantom blockchain ecosystem. FTM tokens are used for staking, governance, payments, and fees on the network.
ibc/47CAF2DB8C016FAC960F33BC492FD8E454593B65CC59D70FA9D9F30424F9C32F	550	canto_7700-1	acanto
ibc/46C83BB054E12E189882B5284542DB605D94C99827E367C9192CF0579CD5BC83	522	quicksilver-2	uqstars
ibc/2FBAC4BF296D7844796844B35978E5899984BA5A6314B2DD8F83C215550010B3	169	juno-1	cw20:juno1mkw83sv6c7sjdvsaplrzc8yaes9l42p4mhy0ssuxjnyzl87c9eps7ce3m9
ibc/231FD77ECCB2DB916D314019DA30FE013202833386B1908A191D16989AD80B5A	208	axelar-dojo-1	polygon-uusdc							USDC is a fully collateralized US Dollar stablecoin developed by CENTRE, the open source project with Circle being the first of several forthcoming issuers.
ibc/F17C9CA112815613C5B6771047A093054F837C3020CBA59DFFD9D780A8B2984C	208	axelar-dojo-1	avalanche-uusdc							USDC is a fully collateralized US Dollar stablecoin developed by CENTRE, the open source project with Circle being the first of several forthcoming issuers.
ibc/573FCD90FACEE750F55A8864EF7D38265F07E5A9273FA0E8DAFD39951332B580	557		umars	MARS.old	6	Mars		~mars/images/mars-token-ibc.png		Mars Protocol token (pre-migration)
ibc/D38BB3DD46864694F009AF01DA5A815B3A875F8CC52FF5679BFFCC35DC7451D5	490	acre_9052-1	erc20/0xAE6D3334989a22A65228732446731438672418F2
ibc/C491E7582E94AE921F6A029790083CDE1106C28F3F6C4AD7F1340544C13EC372	326	stride-1	stuluna
ibc/C5579A9595790017C600DD726276D978B9BF314CF82406CE342720A9C7911A01	326	stride-1	staevmos
ibc/E750D31033DC1CF4A044C3AA0A8117401316DC918FBEBC4E3D34F91B09D5F54C	169	juno-1	cw20:juno1qmlchtmjpvu0cr7u0tad2pq8838h6farrrjzp39eqa9xswg7teussrswlq
ibc/8BE73A810E22F80E5E850531A688600D63AE7392E7C2770AE758CAA4FD921B7F	641		uebl	EBL	6	8ball		~8ball/images/8ball.png		The native staking token of 8ball.
ibc/FA602364BEC305A696CBDF987058E99D8B479F0318E47314C49173E8838C5BAC	522	quicksilver-2	uqatom
ibc/AD4DEA52408EA07C0C9E19444EC8DA84A274A70AD2687A710EFDDEB28BB2986A	87	comdex-1	uharbor
ibc/79A676508A2ECA1021EDDC7BB9CF70CEEC9514C478DA526A5A8B3E78506C2206	522	quicksilver-2	uqregen
ibc/4F24D904BAB5FFBD3524F2DE3EC3C7A9E687A2408D9A985E57B356D9FA9201C6	169	juno-1	cw20:juno1u8cr3hcjvfkzxcaacv9q75uw9hwjmn8pucc93pmy6yvkzz79kh3qncca8x
ibc/635CB83EF1DFE598B10A3E90485306FD0D47D34217A4BE5FD9977FA010A5367D	522	quicksilver-2	uqck
ibc/0F91EE8B98AAE3CF393D94CD7F89A10F8D7758C5EC707E721899DFE65C164C28	648	arkh	arkh			Arkhadian
ibc/42D24879D4569CE6477B7E88206ADBFE47C222C6CAD51A54083E4A72594269FC	522	quicksilver-2	uqosmo
ibc/7FA7EC64490E3BDE5A1A28CBE73CC0AD22522794957BC891C46321E3A6074DB9	750	noble-1	ufrienzies
ibc/EDD6F0D66BCD49C1084FB2C35353B4ACD7B9191117CE63671B61320548F7C89D	642	migaloo-1	uwhale			Migaloo				The native token of Migaloo Chain
ibc/BAC9C6998F1F5C316D3353622EAEDAF8BD00FAABEB374FECDF8C9BC475172CFA	169	juno-1	cw20:juno1xekkh27punj0uxruv3gvuydyt856fax0nu750xns99t2qcxp7xmsqwhfma
ibc/DC0D3303BBE739E073224D0314385B88B247F56D71D726A91414CCA244FFFE7E	169	juno-1	cw20:juno166heaxlyntd33a5euh4rrz26svhean4klzw594esmd02l4atan6sazy2my
ibc/447A0DCE83691056289503DDAB8EB08E52E167A73629F2ACC59F056B92F51CE8	169	juno-1	cw20:juno1x5qt47rw84c4k6xvvywtrd40p8gxjt8wnmlahlqg07qevah3f8lqwxfs7z
ibc/71066B030D8FC6479E638580E1BA9C44925E8C1F6E45036669D22017CFDC8C5E	169	juno-1	cw20:juno1qqwf3lkfjhp77yja7gmg3y95pda0e5xctqrdhf3wvwdd79flagvqfgrgxp
ibc/A76EB6ECF4E3E2D4A23C526FD1B48FDD42F171B206C9D2758EF778A7826ADD68	8	regen-1	eco.uC.NCT
ibc/0E4FA664327BD40B32803EE84A77F145834C0281B7F82B65521333B3669FA0BA	169	juno-1	cw20:juno1ngww7zxak55fql42wmyqrr4rhzpne24hhs4p3w4cwhcdgqgr3hxsmzl9zg
ibc/8AEEA9B9304392070F72611076C0E328CE3F2DECA1E18557E36F9DB4F09C0156	169	juno-1	cw20:juno1ytymtllllsp3hfmndvcp802p2xmy5s8m59ufel8xv9ahyxyfs4hs4kd4je
ibc/1EB03F13F29FEA73444586FC4E88A8C14ACE9291501E9658E3BEF951EA4AC85D	169	juno-1	cw20:juno1jrr0tuuzxrrwcg6hgeqhw5wqpck2y55734e7zcrp745aardlp0qqg8jz06
ibc/3DB1721541C94AD19D7735FECED74C227E13F925BDB814392980B40A19C1ED54	169	juno-1	cw20:juno1jwdy7v4egw36pd84aeks3ww6n8k7zhsumd4ac8q5lts83ppxueus4626e8
ibc/04BE4E9C825ED781F9684A1226114BB49607500CAD855F1E3FEEC18532297250	169	juno-1	cw20:juno1k2ruzzvvwwtwny6gq6kcwyfhkzahaunp685wmz4hafplduekj98q9hgs6d
ibc/F4A07138CAEF0BFB4889E03C44C57956A48631061F1C8AB80421C1F229C1B835	169	juno-1	cw20:juno1f5datjdse3mdgrapwuzs3prl7pvxxht48ns6calnn0t77v2s9l8s0qu488
ibc/56B988C4D934FB7503F5EA9B440C75D489C8AD5D193715B477BEC4F84B8BBA2A	169	juno-1	cw20:juno1j4ux0f6gt7e82z7jdpm25v4g2gts880ap64rdwa49989wzhd0dfqed6vqm
ibc/CEE970BB3D26F4B907097B6B660489F13F3B0DA765B83CC7D9A0BC0CE220FA6F	199		uflix	FLIX	6	OmniFlix		~omniflixhub/images/flix.png		The native staking token of OmniFlix Hub.
ibc/7A496DB7C2277D4B74EC4428DDB5AC8A62816FBD0DEBE1CFE094935D746BE19C	169	juno-1	cw20:juno1dyyf7pxeassxvftf570krv7fdf5r8e4r04mp99h0mllsqzp3rs4q7y8yqg
ibc/3DC08BDF2689978DBCEE28C7ADC2932AA658B2F64B372760FBC5A0058669AD29	169	juno-1	cw20:juno1dpany8c0lj526lsa02sldv7shzvnw5dt5ues72rk35hd69rrydxqeraz8l
ibc/8A025A1E70101E39DE0C0F153E582A30806D3DA16795F6D868A3AA247D2DEDF7	476	secret-4	cw20:secret1fl449muk5yq8dlad7a22nje4p5d2pnsgymhjfd	SILK	6	Silk		~secretnetwork/images/silk.png		The native token cw20 for Silk on Secret Network
ibc/912275A63A565BFD80734AEDFFB540132C51E446EAC41483B26EDE8A557C71CF	169	juno-1	cw20:juno1llg7q2d5dqlrqzh5dxv8c7kzzjszld34s5vktqmlmaaxqjssz43sxyhq0d
ibc/980A2748F37C938AD129B92A51E2ABA8CFFC6862ADD61EC1B291125535DBE30B	169	juno-1	cw20:juno13ca2g36ng6etcfhr9qxx352uw2n5e92np54thfkm3w3nzlhsgvwsjaqlyq
ibc/18FB5C09D9D2371F659D4846A956FA56225E377EE3C3652A2BF3542BF809159D	208	axelar-dojo-1	wfil-wei							Filecoin is a decentralized storage network designed to turn cloud storage into an algorithmic market. The network facilitates open markets for storing and retrieving data, where users pay to store their files on storage miners. Filecoin is built on top of the InterPlanetary File System (IPFS), a peer-to-peer storage network. Filecoin aims to store data in a decentralized manner, unlike traditional cloud storage providers. Participants in the Filecoin network are incentivized to act honestly and store as much data as possible because they earn the Filecoin cryptocurrency (FIL) in exchange for their storage services. This setup ensures the integrity and accessibility of data stored. Filecoin's model allows for a variety of storage options, including long-term archival storage and more rapid retrieval services, making it a versatile solution for decentralized data storage. The project, developed by Protocol Labs, also focuses on ensuring that data is stored reliably and efficiently.
ibc/593F820ECE676A3E0890C734EC4F3A8DE16EC10A54EEDFA8BDFEB40EEA903960	169	juno-1	cw20:juno1lpvx3mv2a6ddzfjc7zzz2v2cm5gqgqf0hx67hc5p5qwn7hz4cdjsnznhu8
ibc/0B3D528E74E3DEAADF8A68F393887AC7E06028904D02173561B0D27F6E751D0A	476	secret-4	cw20:secret153wu605vvp934xhd4k9dtd640zsep5jkesstdm	SHD	8	Shade	shade-protocol	~secretnetwork/images/shd.png		The native token cw20 for Shade on Secret Network
ibc/63CDD51098FD99E04E5F5610A3882CBE7614C441607BA6FCD7F3A3C1CD5325F8	763	bluzelle-9	ubnt
ibc/10E5E5B06D78FFBB61FD9F89209DEE5FD4446ED0550CBB8E3747DA79E10D9DC6	208	axelar-dojo-1	arb-wei							Native token of Arbitrum
ibc/5164ECF584AD7DC27DA9E6A89E75DAB0F7C4FCB0A624B69215B8BC6A2C40CD07	169	juno-1	cw20:juno10vgf2u03ufcf25tspgn05l7j3tfg0j63ljgpffy98t697m5r5hmqaw95ux
ibc/C00B17F74C94449A62935B4C886E6F0F643249A270DEF269D53CE6741ECCDB93	169	juno-1	cw20:juno1epxnvge53c4hkcmqzlxryw5fp7eae2utyk6ehjcfpwajwp48km3sgxsh9k
ibc/E47F4E97C534C95B942729E1B25DBDE111EA791411CFF100515050BEA0AC0C6B	208	axelar-dojo-1	pepe-wei							Pepe is a community based memecoin with one mission: to make memecoins great again. Made to honor the iconic meme we all know and love, Pepe is here to take reign as the most memeable memecoin in existence, fueled purely by memetic power. Pepe is for the people.
factory/osmo14klwqgkmackvx2tqa0trtg69dmy0nrg4ntq4gjgw2za4734r5seqjqm4gm/uibcx				IBCX	6	IBC Index	ibc-index	~osmosis/images/ibcx.svg
ibc/4D7A6F2A7744B1534C984A21F9EDFFF8809FC71A9E9243FFB702073E7FCA513A	208	axelar-dojo-1	cbeth-wei							Coinbase Wrapped Staked ETH (“cbETH”) is a utility token and liquid representation of ETH staked through Coinbase. cbETH gives customers the option to sell, transfer, or otherwise use their staked ETH in dapps while it remains locked by the Ethereum protocol.
ibc/E610B83FD5544E00A8A1967A2EB3BEF25F1A8CFE8650FE247A8BD4ECA9DC9222	208	axelar-dojo-1	reth-wei							Rocket Pool is a decentralised Ethereum Proof of Stake pool.
ibc/81F578C39006EB4B27FFFA9460954527910D73390991B379C03B18934D272F46	208	axelar-dojo-1	sfrxeth-wei							sfrxETH is the version of frxETH which accrues staking yield. All profit generated from Frax Ether validators is distributed to sfrxETH holders. By exchanging frxETH for sfrxETH, one become's eligible for staking yield, which is redeemed upon converting sfrxETH back to frxETH.
ibc/B2BD584CD2A0A9CE53D4449667E26160C7D44A9C41AF50F602C201E5B3CCA46C	208	axelar-dojo-1	wsteth-wei
ibc/B1C1806A540B3E165A2D42222C59946FB85BA325596FC85662D7047649F419F3	781	gitopia	ulore			Gitopia
ibc/98BCD43F190C6960D0005BC46BB765C827403A361C9C03C2FF694150A30284B0	341	phoenix-1	cw20:terra1lxx40s29qvkrcj8fsa3yzyehy7w50umdvvnls2r830rys6lu2zns63eelv
ibc/02F196DA6FD0917DD5FEA249EE61880F4D941EE9059E7964C5C9B50AF103800F	326	stride-1	stuumee
factory/osmo1xqw2sl9zk8a6pch0csaw78n4swg5ws8t62wc5qta4gnjxfqg6v2qcs243k/stuibcx				stIBCX	6	Staked IBCX		~osmosis/images/stibcx.png
ibc/D9AFCECDD361D38302AA66EB3BAC23B95234832C51D12489DC451FA2B7C72782	783	pirin-1	unls
ibc/6F18EFEBF1688AA77F7EAC17065609494DC1BA12AFC78E9AEC832AF70A11BEF3	341	phoenix-1	cw20:terra1lalvk0r6nhruel7fvzdppk3tup3mh5j4d4eadrqzfhle4zrf52as58hh9t
ibc/DA961FE314B009C38595FFE3AF41225D8894D663B8C3F6650DCB5B6F8435592E	341	phoenix-1	cw20:terra1gwrz9xzhqsygyr5asrgyq3pu0ewpn00mv2zenu86yvx2nlwpe8lqppv584
ibc/126DA09104B71B164883842B769C0E9EC1486C0887D27A9999E395C2C8FB5682	874	neutron-1	untrn							The native token of Neutron chain.
ibc/2F5C084037D951B24D100F15CC013A131DF786DCE1B1DBDC48F018A9B9A138DE	169	juno-1	cw20:juno1ju8k8sqwsqu5k6umrypmtyqu2wqcpnrkf4w4mntvl0javt4nma7s8lzgss
ibc/56D7C03B8F6A07AD322EEE1BEF3AE996E09D1C1E34C27CF37E0D4A0AC5972516	1279	centauri-1	ppica			Picasso				The native staking and governance token of Composable.
ibc/6727B2F071643B3841BD535ECDD4ED9CAE52ABDD0DCD07C3630811A7A37B215C	1279,2		4	KSM	12	Kusama		~_non-cosmos/kusama/images/ksm.svg		The native fee, governance, staking, and bonding token of the Polkadot platform.
ibc/6B2B19D874851F631FF0AF82C38A20D4B82F438C7A22F41EDA33568345397244	1279,2,15		79228162514264337593543950342	DOT	10	DOT		~_non-cosmos/polkadot/images/dot.png		The native fee, governance, staking, and bonding token of the Polkadot platform.
ibc/1B708808D372E959CD4839C594960309283424C775F4A038AAEBE7F83A988477	688	quasar-1	uqsr			Quasar				The native token of Quasar
ibc/23AB778D694C1ECFC59B91D8C399C115CC53B0BD1C61020D8E19519F002BDD85	1429	archway-1	aarch							The native token of Archway network
ibc/DD3938D8131F41994C1F01F4EB5233DEE9A0A5B787545B9A07A321925655BF38	1411	empowerchain-1	umpwr			EmpowerChain
ibc/AABCB14ACAFD53A5C455BAC01EA0CA5AE18714895846681A52BFF1E3B960B44E	169	juno-1	cw20:juno1m4h8q4p305wgy7vkux0w6e5ylhqll3s6pmadhxkhqtuwd5wlxhxs8xklsw
ibc/613BF0BF2F2146AE9941E923725745E931676B2C14E9768CD609FA0849B2AE13	767	kyve-1	ukyve
ibc/4ABBEF4C8926DDDB320AE5188CFD63267ABBCEFC0583E4AE05D6E5AA2401DDAB	143	kava_2222-10	erc20/tether/usdt							Tether gives you the joint benefits of open blockchain technology and traditional currency by converting your cash into a stable digital currency equivalent.
factory/osmo1dv8wz09tckslr2wy5z86r46dxvegylhpt97r9yd6qc3kyc6tv42qa89dr9/ampOSMO				ampOSMO	6	ERIS Amplified OSMO		~osmosis/images/amposmo.png		ERIS liquid staked OSMO
ibc/71F11BC0AF8E526B80E44172EBA9D3F0A8E03950BB882325435691EBC9450B1D	782	pacific-1	usei							The native staking token of Sei.
ibc/EAF76AD1EEF7B16D167D87711FB26ABE881AC7D9F7E6D0CF313D5FA530417208	522	quicksilver-2	uqsomm
ibc/208B2F137CDE510B44C41947C045CFDC27F996A9D990EA64460BDD5B3DBEB2ED	2494	passage-2	upasg							The native staking and governance token of the Passage chain.
ibc/5A0060579D24FBE5268BEA74C3281E7FE533D361C41A99307B4998FEC611E46B	326	stride-1	stusomm
ibc/1E43D59E565D41FB4E54CA639B838FFD5BCFC20003D330A56CB1396231AA1CBA	2186	wormchain	factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/8sYgCzLRJC3J7qPn2bNbx6PiGcarhyx8rBhVaNnfvHCA							Solana (SOL) is the native asset of the Solana blockchain.
ibc/CA3733CB0071F480FAE8EF0D9C3D47A49C6589144620A642BBE0D59A293D110E	2186	wormchain	factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/95mnwzvJZJ3fKz77xfGN2nR5to9pZmH8YNvaxgLgw5AR			Bonk				The Official Bonk Inu token
ibc/2108F2D81CBE328F371AD0CEF56691B18A86E08C3651504E42487D9EE92DDE9C	2186	wormchain	factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/8iuAc6DSeLvi2JDUtwJxLytsZT8R19itXebZsNReLLNi
ibc/B1C287C2701774522570010EEBCD864BCB7AB714711B3AA218699FDD75E832F5	2186	wormchain	factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/46YEtoSN1AcwgGSRoWruoS6bnVh8XpMp5aQTpKohCJYh							Sui’s native asset is called SUI.
ibc/A4D176906C1646949574B48C1928D475F2DF56DE0AC04E1C99B08F90BC21ABDE	2186	wormchain	factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/5wS2fGojbL9RhGEAeQBdkHPUAciYDxjDTMYvdf9aDn2r							Aptos token (APT) is the Aptos blockchain native token used for paying network and transaction fees.
ibc/51D893F870B7675E507E91DA8DB0B22EA66333207E4F5C0708757F08EE059B0B	259	kaiyo-1	factory:kujira1643jxg8wasy5cfcn7xm8rd742yeazcksqlg4d7:umnta	MNTA	6	MantaDAO		~kujira/images/mnta.png		MantaDAO Governance Token
ibc/D69F6D787EC649F4E998161A9F0646F4C2DCC64748A2AB982F14CAFBA7CC0EC9	42	juno-1	factory/juno1u805lv20qc6jy7c3ttre7nct6uyl20pfky5r7e/DGL
ibc/6B99DB46AA9FF47162148C1726866919E44A6A5E0274B90912FD17E19A337695	2186	wormchain	factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/GGh9Ufn1SeDGrhzEkMyRKt5568VbbxZK2yvWNsd6PbXt
ibc/62F82550D0B96522361C89B0DA1119DE262FBDFB25E5502BC5101B5C0D0DBAAC	2186	wormchain	factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/5BWqpR48Lubd55szM5i62zK7TFkddckhbT48yy6mNbDp
ibc/498A0751C798A0D9A389AA3691123DADA57DAA4FE165D5C75894505B876BA6E4	750	noble-1	uusdc							USDC is a fully collateralized US Dollar stablecoin developed by CENTRE, the open source project with Circle being the first of several forthcoming issuers.
ibc/FBB3FEF80ED2344D821D4F95C31DBFD33E4E31D5324CAD94EF756E67B749F668	208	axelar-dojo-1	yieldeth-wei			Real Yield ETH				Maximize ETH yield through leveraged staking across Aave, Compound and Morpho and liquidity provision of ETH liquid staking tokens on Uniswap V3.
ibc/95C9B5870F95E21A242E6AF9ADCB1F212EE4A8855087226C36FBE43FC41A77B8	1634	dimension_37-1	axpla			XPLA
ibc/98B3DBF1FA79C4C14CC5F08F62ACD5498560FCB515F677526FD200D54EA048B6	782	pacific-1	factory/sei1thgp6wamxwqt7rthfkeehktmq0ujh5kspluw6w/OIN
ibc/DEE262653B9DE39BCEF0493D47E0DFC4FE62F7F046CF38B9FDEFEBE98D149A71	204		erc20/0x655ecB57432CC1370f65e5dc2309588b71b473A9	NEOK	18	Neokingdom DAO		~evmos/images/neok.png		The token of Neokingdom DAO.
ibc/1CDF9C7D073DD59ED06F15DB08CC0901F2A24759BE70463570E8896F9A444ADF	1424	realionetwork_3301-1	ario
factory/osmo1s794h9rxggytja3a4pmwul53u98k06zy2qtrdvjnfuxruh7s8yjs6cyxgd/ucdt				CDT	6	CDT Stablecoin		~osmosis/images/CDT.svg		Membrane's CDP-style stablecoin called CDT
factory/osmo1s794h9rxggytja3a4pmwul53u98k06zy2qtrdvjnfuxruh7s8yjs6cyxgd/umbrn				MBRN	6	Membrane		~osmosis/images/MBRN.svg		Membrane's protocol token
ibc/A1830DECC0B742F0B2044FF74BE727B5CF92C9A28A9235C3BACE4D24A23504FA	5485	sgenet-1	usge
ibc/01D2F0C4739C871BFBEE7E786709E6904A55559DC1483DD92ED392EF12247862	5413	stafihub-1	ufis			StaFi Hub
ibc/B66CE615C600ED0A8B5AF425ECFE0D57BE2377587F66C45934A76886F34DC9B7	5413	stafihub-1	uratom
ibc/CFF40564FDA3E958D9904B8B479124987901168494655D9CC6B7C0EC0416020B	75		factory/stars16da2uus9zrsy83h23ur42v3lglg5rmyrpqnju4/dust	STRDST	6	Stardust STRDST		~stargaze/images/dust.png		The native token of ohhNFT.
ibc/672406ADE4EDFD8C5EA7A0D0DD0C37E431DA7BD8393A15CD2CFDE3364917EB2A	2694	vota-ash	peaka
ibc/F3166F4D31D6BA1EC6C9F5536F5DDDD4CC93DBA430F7419E7CDC41C497944A65	2188	coreum-mainnet-1	ucore
ibc/D79E7D83AB399BFFF93433E54FAA480C191248FC556924A2A8351AE2638B3877	6994	celestia	utia							The native token of the Celestia blockchain.
ibc/831F0B1BBB1D08A2B75311892876D71565478C532967545476DF4C2D7492E48C	6787	dydx-mainnet-1	adydx					~dydx/images/dydx-circle.svg
ibc/2B30802A0B03F91E4E16D6175C9B70F2911377C1CAE9E50FF011C821465463F9	2716		FX	FX	18	Function X		~fxcore/images/fx.png		The native staking token of the Function X
ibc/75345531D87BD90BF108BE7240BD721CB2CB0A1F16D4EBA71B09EC3C43E15C8F	6897	nomic-stakenet-3	usat
ibc/6928AFA9EA721938FED13B051F9DBF1272B16393D20C49EA5E4901BB76D94A90	8277		unois	NOIS	6	Nois		~nois/images/nois.png		The native token of Nois
factory/osmo1g8qypve6l95xmhgc0fddaecerffymsl7kn9muw/squosmo				sqOSMO	6	OSMO Squared		~osmosis/images/sqosmo.svg		Margined Power Token sqOSMO
ibc/F74225B0AFD2F675AF56E9BE3F235486BCDE5C5E09AA88A97AFD2E052ABFE04C	259	kaiyo-1	factory:kujira1aaudpfr9y23lt9d45hrmskphpdfaq9ajxd3ukh:unstk	NSTK	6	Unstake Fi		~kujira/images/nstk.svg		The Revenue & Governance token of Unstake.fi
ibc/71DAA4CAFA4FE2F9803ABA0696BA5FC0EFC14305A2EA8B4E01880DB851B1EC02	75		factory/stars16da2uus9zrsy83h23ur42v3lglg5rmyrpqnju4/uBRNCH	BRNCH	6	Branch		~stargaze/images/brnch.png		ohhNFT LP token.
ibc/2F21E6D4271DE3F561F20A02CD541DAF7405B1E9CB3B9B07E3C2AC7D8A4338A5	874	neutron-1	factory/neutron1ug740qrkquxzrk2hh29qrlx3sktkfml3je7juusc2te7xmvsscns0n2wry/wstETH			Wrapped Lido Staked Ether				wstETH is a wrapped version of stETH. As some DeFi protocols require a constant balance mechanism for tokens, wstETH keeps your balance of stETH fixed and uses an underlying share system to reflect your earned staking rewards.
factory/osmo1g8qypve6l95xmhgc0fddaecerffymsl7kn9muw/sqatom				sqATOM	6	ATOM Squared		~osmosis/images/sqatom.svg		Margined Power Token sqATOM
factory/osmo1g8qypve6l95xmhgc0fddaecerffymsl7kn9muw/sqbtc				sqBTC	6	BTC Squared		~osmosis/images/sqbtc.svg		Margined Power Token sqBTC
ibc/09FAF1E04435E14C68DE7AB0D03C521C92975C792DB12B2EA390BAA2E06B3F3D	880	qwoyn-1	uqwoyn			Qwoyn				QWOYN is the native governance token for Qwoyn Network
ibc/4F3B0EC2FE2D370D10C3671A1B7B06D2A964C721470C305CBB846ED60E6CAA20	95	bostrom	hydrogen
ibc/BCDB35B7390806F35E716D275E1E017999F8281A81B6F128F087EF34D1DFA761	95	bostrom	tocyb
ibc/D3A1900B2B520E45608B5671ADA461E1109628E89B4289099557C6D3996F7DAA	95	bostrom	millivolt
ibc/020F5162B7BC40656FC5432622647091F00D53E82EE8D21757B43D3282F25424	95	bostrom	milliampere
ibc/E7905742CE2EA4EA5D592527DC89220C59B617DE803939FE7293805A64B484D7	8945	source-1	usource
ibc/E42006ED917C769EDE1B474650EEA6BFE3F97958912B9206DD7010A28D01D9D5	2186	wormchain	factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/B8ohBnfisop27exk2gtNABJyYjLwQA7ogrp5uNzvZCoy							Pyth is a protocol that allows market participants to publish pricing information on-chain for others to use. The protocol is an interaction between three parties: -Publishers submit pricing information to Pyth's oracle program. Pyth has multiple data publishers for every product to improve the accuracy and robustness of the system. -Pyth's oracle program combines publishers' data to produce a single aggregate price and confidence interval. Consumers read the price information produced by the oracle program. Pyth's oracle program runs simultaneously on both Solana mainnet and Pythnet. Each instance of the program is responsible for its own set of price feeds. Solana Price Feeds are available for use by Solana protocols. In this case, since the oracle program itself runs on Solana, the resulting prices are immediately available to consumers without requiring any additional work. Pythnet Price Feeds are available on 12+ blockchains. The prices constructed on Pythnet are transferred cross-chain to reach consumers on these blockchains. In both cases, the critical component of the system is the oracle program that combines the data from each individual publisher. This program maintains a number of different Solana accounts that list the products on Pyth and their current price data. Publishers publish their price and confidence by interacting with the oracle program on every slot. The program stores this information in its accounts. The first price update in a slot additionally triggers price aggregation, which combines the price data from the previous slot into a single aggregate price and confidence interval. This aggregate price is written to the Solana account where it is readable by other on-chain programs and available for transmission to other blockchains.
ibc/ECBE78BF7677320A93E7BA1761D144BCBF0CBC247C290C049655E106FE5DC68E	4	core-1	stk/uosmo							PSTAKE Liquid-Staked OSMO
factory/osmo1mlng7pz4pnyxtpq0akfwall37czyk9lukaucsrn30ameplhhshtqdvfm5c/ulvn				LVN	6	Levana	levana-protocol	~osmosis/images/levana.png		Levana Well-funded Perps is a protocol for perpetual swaps, which are leveraged trading contracts.
ibc/46AC07DBFF1352EC94AF5BD4D23740D92D9803A6B41F6E213E77F3A1143FB963	11348	chihuahua-1	cw20:chihuahua1yl8z39ugle8s02fpwkhh293509q5xcpalmdzc4amvchz8nkexrmsy95gef
ibc/BF685448E564B5A4AC8F6E0493A0B979D0E0BF5EC11F7E15D25A0A2160C944DD	874	neutron-1	factory/neutron1p8d89wvxyjcnawmgw72klknr3lg9gwwl6ypxda/newt
factory/osmo1f5vfcph2dvfeqcqkhetwv75fda69z7e5c2dldm3kvgj23crkv6wqcn47a0/umilkTIA				milkTIA	6	milkTIA	milkyway-staked-tia	~osmosis/images/milktia.png		MilkyWay's liquid staked TIA
ibc/4976049456D261659D0EC499CC9C2391D3C7D1128A0B9FB0BBF2842D1B2BC7BC	642	migaloo-1	factory/migaloo1erul6xyq0gk6ws98ncj7lnq9l4jn4gnnu9we73gdz78yyl2lr7qqrvcgup/ash
ibc/DDF1CD4CDC14AE2D6A3060193624605FF12DEE71CF1F8C19EEF35E9447653493	642	migaloo-1	factory/migaloo1eqntnl6tzcj9h86psg4y4h6hh05g2h9nj8e09l/urac
ibc/42A9553A7770F3D7B62F3A82AF04E7719B4FD6EAF31BE5645092AAC4A6C2201D	642	migaloo-1	factory/migaloo1etlu2h30tjvv8rfa4fwdc43c92f6ul5w9acxzk/uguppy
ibc/69110FF673D70B39904FF056CFDFD58A90BEC3194303F45C32CB91B8B0A738EA	1575	haqq_11235-1	aISLM			Haqq Network
ibc/9DDF52A334F92BC57A9E0D59DFF9984EAC61D2A14E5162605DF601AA58FDFC6D	122	injective-1	factory/inj14lf8xm6fcvlggpa7guxzjqwjmtr24gnvf56hvz/autism
ibc/23A62409E4AD8133116C249B1FA38EED30E500A115D7B153109462CD82C1CD99	144	gravity-bridge-3	gravity0x60e683C6514Edd5F758A55b6f393BeBBAfaA8d5e
ibc/6FD2938076A4C1BB3A324A676E76B0150A4443DAE0E002FB62AC0E6B604B1519	12618	PUNDIX	bsc0x29a63F4B209C29B4DC47f06FFA896F32667DAD2C					~pundix/images/purse-token-logo.png		PURSE Token
ibc/183C0BB962D2F57C957E0B134CFA0AC9D6F755C02DE9DC2A59089BA23009DEC3	122	injective-1	factory/inj1xtel2knkt8hmc9dnzpjz6kdmacgcfmlv5f308w/ninja
ibc/5F5B7DA5ECC80F6C7A8702D525BB0B74279B1F7B8EFAE36E423D68788F7F39FF	169	juno-1	cw20:juno10gthz5ufgrpuk5cscve2f0hjp56wgp90psqxcrqlg4m9mcu9dh8q4864xy
ibc/1A611E8A3E4248106A1A5A80A64BFA812739435E8B9888EB3F652A21F029F317	15464	nyx	unyx			Nym				NYX Token (NYX) is the Nym Network's native token.
ibc/37CB3078432510EE57B9AFA8DBE028B33AE3280A144826FEAC5F2334CF2C5539	15464	nyx	unym
ibc/2FFE07C4B4EFC0DDA099A16C6AF3C9CCA653CC56077E87217A585D48794B0BC7	113	chihuahua-1	factory/chihuahua1x4q2vkrz4dfgd9hcw0p5m2f2nuv2uqmt9xr8k2/achihuahuawifhat
ibc/8C8F6349F656C943543C6B040377BE44123D01F712277815C3C13098BB98818C	874	neutron-1	factory/neutron170v88vrtnedesyfytuku257cggxc79rd7lwt7q/ucircus
ibc/176DD560277BB0BD676260BE02EBAB697725CA85144D8A2BF286C6B5323DB5FE	169	juno-1	cw20:juno1zkwveux7y6fmsr88atf3cyffx96p0c96qr8tgcsj7vfnhx7sal3s3zu3ps
ibc/9B8EC667B6DF55387DC0F3ACC4F187DA6921B0806ED35DE6B04DE96F5AB81F53	113	chihuahua-1	factory/chihuahua13jawsn574rf3f0u5rhu7e8n6sayx5gkw3eddhp/uwoof
ibc/94ED1F172BC633DFC56D7E26551D8B101ADCCC69052AC44FED89F97FF658138F	75		factory/stars1xx5976njvxpl9n4v8huvff6cudhx7yuu8e7rt4/usneaky	SNEAKY	6	Sneaky Productions		~stargaze/images/sneaky.png		The native coin of Sneaky Productions.
factory/osmo1z0qrq605sjgcqpylfl4aa6s90x738j7m58wyatt0tdzflg2ha26q67k743/wbtc				WBTC	8	Wrapped Bitcoin	wrapped-bitcoin	~_non-cosmos/ethereum/images/wbtc.png		Wrapped Bitcoin (WBTC) is an ERC20 token backed 1:1 with Bitcoin. Completely transparent. 100% verifiable. Community led.
ibc/442A08C33AE9875DF90792FFA73B5728E1CAECE87AB4F26AE9B422F1E682ED23	874	neutron-1	factory/neutron143wp6g8paqasnuuey6zyapucknwy9rhnld8hkr/bad
ibc/4BDADBEDA31899036AB286E9901116496A9D85FB87B35A408C9D67C0DCAC660A	169	juno-1	cw20:juno14lycavan8gvpjn97aapzvwmsj8kyrvf644p05r0hu79namyj3ens87650k
factory/osmo1pfyxruwvtwk00y8z06dh2lqjdj82ldvy74wzm3/WOSMO				WOSMO	6	WOSMO		~osmosis/images/wosmo.png		The first native memecoin on Osmosis. Crafted by the deftest of hands in the lab of lunacy. It's scientifically anarchic, professionally foolish, and your ticket to the madhouse.
factory/osmo1g8qypve6l95xmhgc0fddaecerffymsl7kn9muw/sqtia				sqTIA	6	TIA Squared		~osmosis/images/sqtia.svg		Margined Power Token sqTIA
ibc/73BB20AF857D1FE6E061D01CA13870872AD0C979497CAF71BEA25B1CBF6879F1	874	neutron-1	factory/neutron154gg0wtm2v4h9ur8xg32ep64e8ef0g5twlsgvfeajqwghdryvyqsqhgk8e/APOLLO
ibc/980E82A9F8E7CA8CD480F4577E73682A6D3855A267D1831485D7EBEF0E7A6C2C	326	stride-1	stadydx
ibc/698350B8A61D575025F3ED13E9AC9C0F45C89DEFE92F76D5838F1D3C1A7FF7C9	326	stride-1	stutia
ibc/2CD9F8161C3FC332E78EF0C25F6E684D09379FB2F56EF9267E7EC139642EC57B	326	stride-1	stusaga
ibc/C04DFC9BCD893E57F2BEFE40F63EFD18D2768514DBD5F63ABD2FF7F48FC01D36	326	stride-1	stinj
ibc/072E5B3D6F278B3E6A9C51D7EAD1A737148609512C5EBE8CBCB5663264A0DDB7	122	injective-1	peggy0xd73175f9eb15eee81745d367ae59309Ca2ceb5e2
ibc/9A76CDF0CBCEF37923F32518FA15E5DC92B9F56128292BC4D63C4AEA76CBB110	19774	dymension_1100-1	adym
factory/osmo1279xudevmf5cw83vkhglct7jededp86k90k2le/RAPTR				RAPTR	6	RAPTR		~osmosis/images/RAPTR.png		Rapture insurance is the first ever P2P insurance platform on $OSMO. Get rewarded to take care of peoples loved ones after the Rapture.
ibc/C25A2303FE24B922DAFFDCE377AC5A42E5EF746806D32E2ED4B610DE85C203F7	21671	phoenix-1	cw20:terra1nsuqsk6kh58ulczatwev87ttq2z6r3pusulg9r24mfj2fvtzd4uq3exn26
factory/osmo10n8rv8npx870l69248hnp6djy6pll2yuzzn9x8/BADKID				BADKID	6	BADKID		~osmosis/images/badkid.png		A clan of 11y bad kids crafting chaos on the Cosmos eco. One bad memecoin to rule them all $BADKID. Airdropped to Badkids NFT holders and $STARS stakers. It's so bad, your wallet's throwing a tantrum for it.
ibc/F08DE332018E8070CC4C68FE06E04E254F527556A614F5F8F9A68AF38D367E45	2186	wormchain	factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/HJk1XMDRNUbRrpKkNZYui7SwWDMjXZAsySzqgyNcQoU3
ibc/35CECC330D11DD00FACB555D07687631E0BC7D226260CC5F015F6D7980819533	20082	humans_1089-1	aheart			Humans.ai
ibc/2BF9656CAB0384A31167DB9B0254F0FB1CB4346A229BD7E5CBDCBB911C3740F7	204		erc20/0x1cFc8f1FE8D5668BAFF2724547EcDbd6f013a280	BERLIN-legacy	18	Teledisko DAO - Legacy		~evmos/images/berlin.png		The token of Teledisko DAO.
ibc/178248C262DE2E141EE6287EE7AB0854F05F25B0A3F40C4B912FA1C7E51F466E	20100	scorum-1	nscr			Scorum Network
ibc/62118FB4D5FEDD5D2B18DC93648A745CD5E5B01D420E9B7A5FED5381CB13A7E8	22172	perun-1	uc4e			C4E
ibc/7D389F0ABF1E4D45BE6D7BBE36A2C50EA0559C01E076B02F8E381E685EC1F942	341	phoenix-1	cw20:terra1sxe8u2hjczlekwfkcq0rs28egt38pg3wqzfx4zcrese4fnvzzupsk9gjkq
ibc/C97473CD237EBA2F94FDFA6ABA5EC0E22FA140655D73D2A2754F03A347BBA40B	8945,1	planq_7070-2	erc20/0x091F9A57A3F58d758b6572E9d41675918EAC7F09							The SRCX token of Source Protocol.
ibc/0835781EF3F3ADD053874323AB660C75B50B18B16733CAB783CA6BBD78244EDF	17683	pylons-mainnet-1	ubedrock
ibc/CDD1E59BD5034C1B2597DD199782204EB397DB93200AA2E99C0AF3A66B2915FA	2186	wormchain	factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/bqqqpqsxzelp2hdfd4cgmxr6ekpatlj8yt2eghk52vst							BSKT tracks the top assets across the crypto ecosystem
ibc/BB0AFE2AFBD6E883690DAE4B9168EAC2B306BCC9C9292DACBB4152BBB08DB25F	779	aioz_168-1	attoaioz
ibc/D53E785DC9C5C2CA50CADB1EFE4DE5D0C30418BE0E9C6F2AF9F092A247E8BC22	326	stride-1	stadym
ibc/C12C353A83CD1005FC38943410B894DBEC5F2ABC97FC12908F0FB03B970E8E1B	258	odin-mainnet-freya	udoki
factory/osmo1rckme96ptawr4zwexxj5g5gej9s2dmud8r2t9j0k0prn5mch5g4snzzwjv/sail				SAIL	6	Sail		~osmosis/images/sail.png		Sail DAO is a liquidity deployment and management DAO built as a collaboration between the Osmosis and Migaloo Blockchains.
ibc/64D56DF9EC69BE554F49EBCE0199611062FF1137EF105E2F645C1997344F3834	642	migaloo-1	factory/migaloo1eqntnl6tzcj9h86psg4y4h6hh05g2h9nj8e09l/shark
ibc/63A7CA0B6838AD8CAD6B5103998FF9B9B6A6F06FBB9638BFF51E63E0142339F3	2188	coreum-mainnet-1	drop-core1zhs909jp9yktml6qqx9f0ptcq2xnhhj99cja03j3lfcsp2pgm86studdrz
ibc/86074B8DF625A75C25D52FA6112E3FD5446BA41FE418880C168CA99D10E22F05	782	pacific-1	cw20:sei1hrndqntlvtmx2kepr0zsfgr7nzjptcc72cr4ppk4yav58vvy7v3s4er8ed
ibc/4017C65CEA338196ECCEC3FE3FE8258F23D1DE88F1D95750CC912C7A1C1016FF	21113	cataclysm-1	unibi							The native token of Nibiru network
ibc/B84F8CC583A54DA8173711C0B66B22FDC1954FEB1CA8DBC66C89919DAFE02000	122	injective-1	peggy0xA4426666addBE8c4985377d36683D17FB40c31Be
ibc/044B7B28AFE93CEC769CF529ADC626DA09EA0EFA3E0E3284D540E9E00E01E24A	73971	cvn_2032-1	acvnt			ConsciousDAO
factory/osmo1nr8zfakf6jauye3uqa9lrmr5xumee5n42lv92z/toro				TORO	6	TORO		~osmosis/images/toro.png		The memecoin built for the Celestia community
ibc/06EF575844982382F4D1BC3830D294557A30EDB3CD223153AFC8DFEF06349C56	341	phoenix-1	cw20:terra1xp9hrhthzddnl7j5du83gqqr4wmdjm5t0guzg9jp6jwrtpukwfjsjgy4f3
factory/osmo17fel472lgzs87ekt9dvk0zqyh5gl80sqp4sk4n/LAB				LAB	6	LAB		~osmosis/images/LAB.png		LAB - Everything is an Experiment
factory/osmo1s3l0lcqc7tu0vpj6wdjz9wqpxv8nk6eraevje4fuwkyjnwuy82qsx3lduv/boneOsmo				bOSMO	6	BackBone Labs Liquid Staked OSMO		~osmosis/images/bOSMO.png		BackBone Labs Liquid Staked OSMO
ibc/46D8D1A6E2A80ECCB7CA6663086A2E749C508B68DA56A077CD26E6F4F9691EEE	2716		eth0x0FD10b9899882a6f2fcb5c371E17e70FdEe00C38	PUNDIX	18	Pundi X Token		~pundix/images/pundi-x-token-logo.png		PUNDIX token is the native token that functions within the Pundi X ecosystem, including PundiX Chain and XPOS.
ibc/3A0A392E610A8D477851ABFEA74F3D828F36C015AB8E93B0FBB7566A6D13C4D6	1279,2		2125	TNKR	12	Tinkernet		~_non-cosmos/tinkernet/images/tnkr.svg		The native fee, governance and staking token of the Tinkernet Parachain.
ibc/AC6EE43E608B5A7EEE460C960480BC1C3708010E32B2071C429DA259836E10C3	2186	wormchain	factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/2Wb6ueMFc9WLc2eyYVha6qnwHKbwzUXdooXsg6XXVvos
ibc/FD506CCA1FC574F2A8175FB574C981E9F6351E194AA48AC219BD67FF934E2F33	75030		udhp	DHP	6	dHealth		~dhealth/images/dhp.png		The native token of dHealth
ibc/E4C60B9F95BF54CC085A5E39F6057ABD4DF92793D330EB884A36530F7E6804DE	74222	furya-1	ufury			furya
ibc/094FB70C3006906F67F5D674073D2DAFAFB41537E7033098F5C752F211E7B6C2	38946	ssc-1	usaga					~saga/images/saga_white.png		The native staking and governance token of Saga.
ibc/0E77E090EC04C476DE2BC0A7056580AC47660DAEB7B0D4701C085E3A046AC7B7	874	neutron-1	factory/neutron13lkh47msw28yynspc5rnmty3yktk43wc3dsv0l/ATOM1KLFG
ibc/62B50BB1DAEAD2A92D6C6ACAC118F4ED8CBE54265DCF5688E8D0A0A978AA46E7	73755	shido_9008-1	shido
ibc/EFC1776BEFB7842F2DC7BABD9A3050E188145C99007ECC5F3526FED45A68D5F5	39205	cifer-2	ucif							Decentralized Machine Learning
ibc/884EBC228DFCE8F1304D917A712AA9611427A6C1ECC3179B2E91D7468FB091A2	122	injective-1	factory/inj1h0ypsdtjfcjynqu3m75z2zwwz5mmrj8rtk2g52/uhava							Hava Coin is the lifeblood of the Cosmos & Injective networks, rewarding builders and welcoming supporters. https://havacoin.xyz/
factory/osmo1kqdw6pvn0xww6tyfv2sqvkkencdz0qw406x54r/IBC				IBC	6	IBC		~osmosis/images/ibc.png		OnE mEmEcOiN tO cOnNeCt oL ImBeCiles - aNd in Da Cosmos BiNd DeM
ibc/5EC896BED3EBCB2CB6F1C167582E4EFA3F6FA3385F28BA5EA92D4A489DA010C5	204		erc20/0xfbF4318d24a93753F11d365A6dcF8b830e98Ab0F	CROWDP	18	Crowdpunk DAO		~evmos/images/crowdp.png		The token of Crowdpunk DAO
ibc/B8C608CEE08C4F30A15A7955306F2EDAF4A02BB191CABC4185C1A57FD978DA1B	874	neutron-1	factory/neutron1ffus553eet978k024lmssw0czsxwr97mggyv85lpcsdkft8v9ufsz3sa07/astro
ibc/2ED09B03AA396BC2F35B741F4CA4A82D33A24A1007BFC1973299842DD626F564	874	neutron-1	factory/neutron1zlf3hutsa4qnmue53lz2tfxrutp8y2e3rj4nkghg3rupgl4mqy8s5jgxsn/xASTRO
ibc/A5CCD24BA902843B1003A7EEE5F937C632808B9CF4925601241B15C5A0A51A53	144	gravity-bridge-3	gravity0x45804880De22913dAFE09f4980848ECE6EcbAf78
ibc/04FAC73DFF7F1DD59395948F2F043B0BBF978AD4533EE37E811340F501A08FFB	642	migaloo-1	factory/migaloo1d0uma9qzcts4fzt7ml39xp44aut5k6qyjfzz4asalnecppppr3rsl52vvv/rstk
factory/osmo1s6ht8qrm8x0eg8xag5x3ckx9mse9g4se248yss/BERNESE				BERNESE	6	BERNESE		~osmosis/images/bernese.png		Bernese Mountain Dog — a simple dog token with a fixed supply of 132M; non-mineable, non-stakeable, no inflation, no community pool, no dev allocation; initial genesis fairdrop was a tribute to stakers and LPs of the three-headed-dog chain before it stopped.
ibc/A23E590BA7E0D808706FB5085A449B3B9D6864AE4DDE7DAF936243CEBB2A3D43	1279,52	1	wei	ETH	18	Ethereum		~_non-cosmos/ethereum/images/eth-white.png		The native token of Ethereum, bridged via IBC.
ibc/37DFAFDA529FF7D513B0DB23E9728DF9BF73122D38D46824C78BB7F91E6A736B	1279,52	1	0x6b175474e89094c44da98b954eedeac495271d0f							A stablecoin issued by Maker Protocol.
ibc/5435437A8C9416B650DDA49C338B63CCFC6465123B715F6BAA9B1B2071E27913	1279,52	1	0x3432b6a60d23ca0dfca7761b7ab56459d9c964d0			Frax Shares				The governance token of the Frax ecosystem.
ibc/9A8CBC029002DC5170E715F93FBF35011FFC9796371F59B1F3C3094AE1B453A9	1279,52	1	0x853d955acef822db058eb8505911ed77f175b99e							The first fractional-algorithmic stablecoin by Frax Finance.
ibc/078AD6F581E8115CDFBD8FFA29D8C71AFE250CE952AFF80040CBC64868D44AD3	1279,52	1	0xdac17f958d2ee523a2206206994597c13d831ec7			Tether (Ethereum)				A stablecoin issued by Tether that is pegged 1:1 to the USD.
ibc/0EFA07F312E05258A56AE1DD600E39B9151CF7A91C8A94EEBCF4F03ECFE5DD98	1279,52	1	0xa663b02cf0a4b149d2ad41910cb81e23e1c41c32							An ERC4626 staking vault that distributes part of the Frax Protocol yield weekly to stakers denominated in FRAX stablecoins.
ibc/688E70EF567E5D4BA1CF4C54BAD758C288BC1A6C8B0B12979F911A2AE95E27EC	1279,52	1	0x5e8422345238f34275888049021821e8e08caa1f							A liquid ETH staking derivative designed to leverage the Frax ecosystem.
ibc/F17CCB4F07948CC2D8B72952C2D0A84F2B763962F698774BB121B872AE4611B5	1279,52	1	0xac3e018457b222d93114458476f3e3416abbe38f			Frax Staked Ether				A Liquid Staking Derivative designed to accrue the staking yield of the Frax ETH validators.
ibc/7ABF696369EFB3387DF22B6A24204459FE5EFD010220E8E5618DC49DB877047B	73	bitsong-2b	ft2D8E7041556CE93E1EFD66C07C45D551A6AAAE09
ibc/B797E4F42CD33C50511B341E50C5CC0E8EF0D93B1E1247ABAA071583B8619202	73	bitsong-2b	ft99091610CCC66F4277C66D14AF2BC4C5EE52E27A
factory/osmo19hdqma2mj0vnmgcxag6ytswjnr8a3y07q7e70p/wLIBRA				wLIBRA	6	Wrapped Libra Coin (LibraBridge)		~_non-cosmos/0l/images/libra.png		wLibra is a bridged version of Libra Coin from 0L Network via LibraBridge.
ibc/279D69A6EF8E37456C8D2DC7A7C1C50F7A566EC4758F6DE17472A9FDE36C4426	19774,49	nim_1122-1	anim			Nim Network
ibc/956AEF1DA92F70584266E87978C3F30A43B91EE6ABC62F03D097E79F6B99C4D8	75016	seda-1	aseda			SEDA
factory/osmo1q77cw0mmlluxu0wr29fcdd0tdnh78gzhkvhe4n6ulal9qvrtu43qtd0nh8/cac				CAC	6	Cosmos Airdrop Chat		~osmosis/images/CAC.png		Cosmos Airdrop Chat
ibc/38ADC6FFDDDB7D70B72AD0322CEA8844CB18FAA0A23400DBA8A99D43E18B3748	874	neutron-1	factory/neutron133xakkrfksq39wxy575unve2nyehg5npx75nph/WEIRD							WEIRD token for WEIRD friends collection
factory/osmo1q77cw0mmlluxu0wr29fcdd0tdnh78gzhkvhe4n6ulal9qvrtu43qtd0nh8/pbb				PBB	6	Power Bottom		~osmosis/images/PBB.png		Uhm, Power Bottom
factory/osmo1q77cw0mmlluxu0wr29fcdd0tdnh78gzhkvhe4n6ulal9qvrtu43qtd0nh8/bwh				BWH	6	BeerWifHat		~osmosis/images/BWH.png		Beer Is Good for You!
ibc/0D62E47FDEBBC199D4E1853C0708F0F9337AC62D95B719585C9700E466060995	169	juno-1	cw20:juno1spjes0smg5yp40dl7gqyw0h8rn03tnmve06dd2m5acwgh6tlx86swha3xg
factory/osmo1q77cw0mmlluxu0wr29fcdd0tdnh78gzhkvhe4n6ulal9qvrtu43qtd0nh8/shitmos				SHITMOS	6	Shitmos		~osmosis/images/shitmos.png		The Cosmos Network's premier self-hatred memecoin.
ibc/B4E18E61E1505C2F371B621E49B09E983F6A138F251A7B5286A6BDF739FD0D54	522	quicksilver-2	uqjuno
ibc/F2D400F2728E9DA06EAE2AFAB289931A69EDDA5A661578C66A3177EDFE3C0D13	522	quicksilver-2	uqsaga
ibc/273C593E51ACE56F1F2BDB3E03A5CB81BB208B894BCAA642676A32C3454E8C27	522	quicksilver-2	aqdydx
ibc/C1C106D915C8E8C59E5DC69BF30FEF64729A6F788060B184C86A315DBB762EF7	522	quicksilver-2	uqbld
ibc/5B5BFCC8A9F0D554A4245117F7798E85BE25B6C73DBFA2D6F369BD9DD6CACC6D	1279,52	1	0x6982508145454ce325ddbe47a25d4ec3d2311933							PEPE is a deflationary memecoin launched on Ethereum.
ibc/080CE38C1E49595F2199E88BE7281F93FAEEF3FE354EECED0640625E8311C9CF	1279,52	1	0x2260fac5e5542a773aa44fbcfedf7c193bc2c599	CRV	18	Curve DAO		~_non-cosmos/ethereum/images/crv.png	CRV	CRV is the governance token for Curve Finance.
ibc/39AAE0F5F918B731BEF1E02E9BAED33C242805F668B0A941AC509FB569FE51CB	1279,52	1	0xbf5495efe5db9ce00f80364c8b423567e58d2110
ibc/BFFE212A23384C4EB055CF6F95A1F5EC1BE0F9BD286FAA66C3748F0444E67D63	1279,52	1	0x4c9edd5852cd905f086c759e8383e09bff1e68b3
ibc/257FF64F160106F6EE43CEE7C761DA64C1346221895373CC810FFA1BFAC5A7CD	1279,52	1	0x57e114b691db790c35207b2e685d4a43181e6061
ibc/8D0FFEA4EDB04E3C1738C9599B66AE49683E0540FC4C1214AC84534C200D818B	1279,52	1	0x35fa164735182de50811e8e2e824cfb9b6118ac2
ibc/D09BB89B2187EF13EF006B44510749B0F02FD0B34F8BB55C70D812A1FF6148C7	1279,52	1	0x04c154b66cb340f3ae24111cc767e0184ed00cc6
ibc/63551E7BB24008F0AFC1CB051A423A5104F781F035F8B1A191264B7086A0A0F6	1279,52	1	0xf939e0a03fb07f59a73314e73794be0e57ac1b4e
factory/osmo1q77cw0mmlluxu0wr29fcdd0tdnh78gzhkvhe4n6ulal9qvrtu43qtd0nh8/wiha				WIHA	6	WiliHall		~osmosis/images/WIHA.png		Coin to support the real world in Wilhelmshall im Huy
factory/osmo1q77cw0mmlluxu0wr29fcdd0tdnh78gzhkvhe4n6ulal9qvrtu43qtd0nh8/crazyhorse				CRAZYHORSE	6	HorseShoeBar		~osmosis/images/CrazyHorse.png		For th
factory/osmo1q77cw0mmlluxu0wr29fcdd0tdnh78gzhkvhe4n6ulal9qvrtu43qtd0nh8/coca				COCA	6	CosmusCartol		~osmosis/images/COCA.png		Cosmus Cartol always get rich
ibc/0233A3F2541FD43DBCA569B27AF886E97F5C03FC0305E4A8A3FAC6AC26249C7A	1279,71	solana	Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB					~_non-cosmos/ethereum/images/usdt.png
ibc/B83F9E20B4A07FA8846880000BD9D8985D89567A090F5E9390C64E81C39B4607	1279,71	solana	edge86g9cVz87xcpKpy3J77vbp4wYd9idEV562CCntt					~_non-cosmos/solana/images/edgesol.png
ibc/F618D130A2B8203D169811658BD0361F18DC2453085965FA0E5AEB8018DD54EE	1279,71	solana	LSTxxxnJzKDFSLr4dUkPcmCf5VyryEqzPLz5j4bpxFp					~_non-cosmos/solana/images/msol.png
ibc/9A83BDF4C8C5FFDDE735533BC8CD4363714A6474AED1C2C492FB003BB77C7982	1279,71	solana	J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn					~_non-cosmos/solana/images/jitosol.png
ibc/0F9E9277B61A78CB31014D541ACA5BF6AB06DFC4524C4C836490B131DAAECD78	1279,71	solana	So11111111111111111111111111111111111111112	wSOL		Wrapped Solana			wSOL	SOL is the native cryptocurrency of the Solana blockchain.
factory/osmo1em6xs47hd82806f5cxgyufguxrrc7l0aqx7nzzptjuqgswczk8csavdxek/alloyed/allUSDT				USDT	6	Tether USD		~_non-cosmos/ethereum/images/usdt.png		An alloy of USDT asset variants on Osmosis.
ibc/A8C568580D613F16F7E9075EA9FAD69FEBE0CC1F4AF46C60255FEC4459C166F1	1279,71	solana	ATeTQcUkWGs7AZ15mCiFUWCW9EUL7KpDZEHCN1Y8pump					~_non-cosmos/solana/images/whine.png
factory/osmo1q77cw0mmlluxu0wr29fcdd0tdnh78gzhkvhe4n6ulal9qvrtu43qtd0nh8/bag				BAG	6	Baguette		~osmosis/images/BAG.png		A group of french boulanger who wanna bring fun and baguette on cosmos
factory/osmo1z6r6qdknhgsc0zeracktgpcxf43j6sekq07nw8sxduc9lg0qjjlqfu25e3/alloyed/allBTC				BTC	8	Bitcoin		~_non-cosmos/bitcoin/images/btc.png		An alloy of BTC asset variants on Osmosis.
ibc/E4FFAACCDB7D55CE2D257DF637C00158CB841F11D0013B2D03E31FF7800A2C58	73	bitsong-2b	ft387C1C279D962ED80C09C1D592A92C4275FD7C5D
ibc/46579C587A0B8CF8B0A1FF6B0EFA2082F11876578E47FC81A9CAAD31F424AF98	78488	columbus-5	cw20:terra1vhgq25vwuhdhn9xjll0rhl2s67jzw78a4g2t78y5kz89q9lsdskq2pxcj2
ibc/64E62451C9A5682FF3047429C6E4714A02CDC0C35DE35CAB01E18D1188004CEB	208	axelar-dojo-1	arbitrum-weth-wei					~_non-cosmos/ethereum/images/eth-white.png
ibc/D7D6DEF2A4F7ED0A6F5F0E266C1B2C9726E82F67EBBE49BBB47B3DEC289F8D7B	208	axelar-dojo-1	base-weth-wei					~_non-cosmos/ethereum/images/eth-white.png
ibc/F9EB60AC212DBF05F4C5ED0FDE03BB9F08309B0EE9899A406AD4B904CF84968E	208	axelar-dojo-1	polygon-weth-wei					~_non-cosmos/ethereum/images/eth-white.png
ibc/245C3CA604AAB4BB9EEA5E86F23F52D59253D8722C8FC9C4E3E69F77C5CD3D2F	326	stride-1	staISLM
ibc/739D70CB432FE1C6D94AF306B68C14F4CFB0B9EDD1238D3A8718B1B0E84E8547	19774,51	mande_18071918-1	amand
ibc/DAED51CBD967A3BE0C467687970AFD97B202AFE4A1718B36936F49178AFE0133	79092	Neutaro-1	uneutaro
ibc/E0D6A7FFAE26FA90C8F1AA3461A5A21E74DB154F183EAE56C96769F48F81FCA2	2186	wormchain	factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/AbYYFgqSQEhe7NyXfo6w75GT7fCanVd9wNg4E9Df2puP
ibc/23104D411A6EB6031FA92FB75F227422B84989969E91DCAD56A535DD7FF0A373	750	noble-1	ausdy
factory/osmo1q77cw0mmlluxu0wr29fcdd0tdnh78gzhkvhe4n6ulal9qvrtu43qtd0nh8/turd				TURD	6	TURDLE		~osmosis/images/TURD.png		Jacob Haertnellez Turtle. Launched by Jake's Personally appointed TURD Cult Leader..."NotSeanO'Riley." TURD is going to lead the shitcoins of Cosmos! Or Rug You. It will be Jake's Fault.
ibc/E43ABCC7E80E99E4E6E1226AE5695DDE0F83CB5C257CD04D47C36B8B90C1C839	79241	colosseum-1	ufct
factory/osmo1k6c8jln7ejuqwtqmay3yvzrg3kueaczl96pk067ldg8u835w0yhsw27twm/alloyed/allETH				ETH	18	Ethereum		~_non-cosmos/ethereum/images/eth-white.png		An alloy of ETH asset variants on Osmosis.
factory/osmo1n3n75av8awcnw4jl62n3l48e6e4sxqmaf97w5ua6ddu4s475q5qq9udvx4/alloyed/allSOL				SOL	9	Solana		~_non-cosmos/solana/images/sol_circle.png		An alloy of SOL asset variants on Osmosis.
ibc/1AEF145C549D4F9847C79E49710B198C294C7F4A107F4610DEE8E725FFC4B378	76971	lava-mainnet-1	ulava
ibc/0FA9232B262B89E77D1335D54FB1E1F506A92A7E4B51524B400DC69C68D28372	79703		upenumbra	UM	6	Penumbra		~_non-cosmos/penumbra/images/um.png		The native token of Penumbra.
factory/osmo1myv2g72h8dan7n4hx7stt3mmust6ws03zh6gxc7vz4hpmgp5z3lq9aunm9/TRX.rt				TRX.rt	6	Tron (Router)		~_non-cosmos/tron/images/trx.png		TRONIX is the mainnet native token of the TRON Protocol issued by TRON DAO, known as TRX.
factory/osmo1myv2g72h8dan7n4hx7stt3mmust6ws03zh6gxc7vz4hpmgp5z3lq9aunm9/USDT.rt				USDT.eth.rt	6	Tether USD (Ethereum via Router)		~_non-cosmos/ethereum/images/usdt.png		A synthetic version of USDT issued by Router, which can be unwrapped to USDT on several chains.
ibc/4925733868E7999F5822C961ADE9470A7FC5FA4A560BAE1DE102783C3F64C201	122	injective-1	factory/inj1je6n5sr4qtx2lhpldfxndntmgls9hf38ncmcez/COSMO
ibc/603140E681973C7A3A33B06B1D377AAD0F6AC376119735CECC04C9184A1AB080	326	stride-1	stuband
factory/osmo1q77cw0mmlluxu0wr29fcdd0tdnh78gzhkvhe4n6ulal9qvrtu43qtd0nh8/COOK				COOK	6	COOK		~osmosis/images/COOK.png		COOK is the governance token for Start.Cooking, the premier token factory on Cosmos.
factory/osmo14mafhhp337yjj2aujplawz0tks6jd2lel4hkwz4agyzhvvztzaqsqzjq8x/alloyed/allTRX				TRX	6	Tron		~_non-cosmos/tron/images/trx.png		TRONIX is the mainnet native token of the TRON Protocol issued by TRON DAO, known as TRX.
ibc/3F8F00094F0F79D17750FF69C5F09B078084018570AAF4F1C92C86D3F73E6488	79180		route	ROUTE	18	Router Protocol	router-protocol-2	~routerchain/images/router.png		The native token of Router Chain
factory/osmo1nufyzqlm8qhu2w7lm0l4rrax0ec8rsk69mga4tel8eare7c7ljaqpk2lyg/alloyed/allOP				OP	12	Optimism		~_non-cosmos/optimism/images/op.png		An alloy of OP asset variants on Osmosis.
ibc/14A291DD362798D6805B7ABCB8D09AEEE02176108F89FA09AA43EA2EE096A2A9	208	axelar-dojo-1	op-wei					~_non-cosmos/optimism/images/op.png
factory/osmo1f588gk9dazpsueevdl2w6wfkmfmhg5gdvg2uerdlzl0atkasqhsq59qc6a/alloyed/allSHIB				SHIB	12	Shiba Inu		~_non-cosmos/ethereum/images/shib.svg		An alloy of SHIB asset variants on Osmosis.
factory/osmo1p7x454ex08s4f9ztmm7wfv7lvtgdkfztj2u7v7fezfcauy85q35qmqrdpk/alloyed/allARB				ARB	12	Arbitrum		~_non-cosmos/arbitrum/images/arb.png		An alloy of ARB asset variants on Osmosis.
factory/osmo18zdw5yvs6gfp95rp74qqwug9yduw2fyr8kplk2xgs726s9axc5usa2vpgw/alloyed/allLINK				LINK	12	Chainlink		~_non-cosmos/ethereum/images/link.png		An alloy of LINK asset variants on Osmosis.
factory/osmo1nnlxegt0scm9qkzys9c874t0ntapv4epfjy2w49c0xdrp3dr0v4ssmelzx/alloyed/allPEPE				PEPE	12	Pepe		~_non-cosmos/ethereum/images/pepe.png		An alloy of PEPE asset variants on Osmosis.
factory/osmo1r53fx9fvcdzncrs7zkn4gw5vfelx5gk8k5wc6wqha2jpkh992rusr5tk02/alloyed/allDOT				DOT	10	Polkadot		~_non-cosmos/polkadot/images/dot.png		An alloy of DOT asset variants on Osmosis.
ibc/C91210281CEB708DC6E41A47FC9EC298F45712273DD58C682BEBAD00DCB59DC2	1279,71	solana	UwU8RVXB69Y6Dcju6cN2Qef6fykkq6UUNpB15rZku6Z					~unicorn/images/uwu.png		Unicorn from Solana via Picasso IBC
ibc/108604FDBE97DAEF128FD4ECFEB2A8AFC2D04A7162C97EAA2FD5BCB0869D0BBC	1575	haqq_11235-1	erc20/0x4FEBDDe47Ab9a76200e57eFcC80b212a07b3e6cE
factory/osmo104jtrwcljnxfljhml8mxrw7qetcsdmqvy3sprw/ucosmousd				COSMOUSD	6	CosmoUSD		~osmosis/images/CosmoUSD.png		CosmoUSD
factory/osmo1hg0zf0c9can4tvtulh5gmmxe4jpflre3yewxjl/XTRUMP				XTRUMP	6	XTRUMP		~osmosis/images/XTRUMP.png		The Representative factory token for Trump Kemistry
factory/osmo1c3sjhsneuajqn4ke84kqqaf26ct5cjs8z5ale0yv7096wh6fyf6qxmgkph/leg				LEG	6	LEG		~osmosis/images/leg.png		Legend token
ibc/2AD3C64D19ADFBB522CD738B58F421102143F827C1CAFF574A8BF0B81017D53D	122	injective-1	peggy0xdAC17F958D2ee523a2206206994597C13D831ec7
factory/osmo1dywfmhyc8y0wga7qpzej0x0mgwqg25fj4eccp494w8yafzdpgamsx9ryyv/fBAD				fBAD	9	fBAD		~osmosis/images/fBAD.png		Fractionalized Bad Kids
factory/osmo1dywfmhyc8y0wga7qpzej0x0mgwqg25fj4eccp494w8yafzdpgamsx9ryyv/fMAD				fMAD	9	fMAD		~osmosis/images/fMAD.png		Fractionalized Mad Scientists
factory/osmo1dywfmhyc8y0wga7qpzej0x0mgwqg25fj4eccp494w8yafzdpgamsx9ryyv/fSLOTH				fSLOTH	9	fSLOTH		~osmosis/images/fSLOTH.png		Fractionalized Celestine Sloth Society
factory/osmo1dywfmhyc8y0wga7qpzej0x0mgwqg25fj4eccp494w8yafzdpgamsx9ryyv/fNUT				fNUT	9	fNUT		~osmosis/images/fNUT.png		Fractionalized DAONuts
ibc/B67DF59507B3755EEDE0866C449445BD54B4DA82CCEBA89D775E53DC35664255	874	neutron-1	factory/neutron1ndu2wvkrxtane8se2tr48gv7nsm46y5gcqjhux/MARS							Mars Protocol is a cross-collateralized Money Market Protocol on Neutron and Osmosis
ibc/905889A7F0B94F1CE1506D9BADF13AE9141E4CBDBCD565E1DFC7AE418B3E3E98	216	Oraichain	factory/orai1wuvhex9xqs3r539mvc6mtm7n20fcj3qr2m0y9khx6n5vtlngfzes3k0rq9/ton							The native token of TON
factory/osmo12lnwf54yd30p6amzaged2atln8k0l32n7ncxf04ctg7u7ymnsy7qkqgsw4/alloyed/allTON				TON	9	Toncoin		~_non-cosmos/ton/images/ton.png		An alloy of TON asset variants on Osmosis.
ibc/453B5B25834A5D4B8FE1E894E69D73F46424F28E8ED3D8E8CA654AEFF1EC5D3B	79840	lorenzo_8329-1	stBTC
factory/osmo1xu0gk9aggv79597xwazyfzaggv2pze9z7cq3p9p72tkkux9a7xaqufa792/BVT				BVT0	18	Peelworks Factory		~osmosis/images/BVT0.png		Banana Vault Token - Peelworks Factory II
factory/osmo16nxtnrnl7lctvnhhpcxqmmpv63n93zgg0ukaveyc0jl4dtad79cs53c3an/BVT				BVT1	18	Banana Beach		~osmosis/images/BVT1.png		Banana Vault Token - Banana Beach (🍹,🌴) II
factory/osmo1myv2g72h8dan7n4hx7stt3mmust6ws03zh6gxc7vz4hpmgp5z3lq9aunm9/AVAIL.rt				AVAIL.eth.rt	18	Avail (Ethereum via Router)		~_non-cosmos/avail/images/avail.png		Avail is a web3 infrastructure layer that allows modular execution layers to scale and interoperate in a trust minimized way.
ibc/92AE2F53284505223A1BB80D132F859A00E190C6A738772F0B3EF65E20BA484F	750	noble-1	ueure					~_non-cosmos/ethereum/images/eure.png		EURe is a Euro-backed stablecoin issued by Monerium.
ibc/631DB9935E8523BDCF76B55129F5238A14C809CCB3B43AECC157DC19702F3F9E	81924	andromeda-1	uandr			Andromeda
factory/osmo10c4y9csfs8q7mtvfg4p9gd8d0acx0hpc2mte9xqzthd7rd3348tsfhaesm/sICP-icrc-ckBTC				ckBTC	8	Chain-key Bitcoin		~_non-cosmos/internetcomputer/images/ckbtc.png		Chain-key Bitcoin bridged via Omnity Network.
factory/osmo1dywfmhyc8y0wga7qpzej0x0mgwqg25fj4eccp494w8yafzdpgamsx9ryyv/fWIZ				fWIZ	9	fWIZ		~osmosis/images/fWIZ.png		Fractionalized Pixel Wizards
factory/osmo1dywfmhyc8y0wga7qpzej0x0mgwqg25fj4eccp494w8yafzdpgamsx9ryyv/fWITCH				fWITCH	9	fWITCH		~osmosis/images/fWITCH.png		Fractionalized Pixel Witches
factory/osmo1dywfmhyc8y0wga7qpzej0x0mgwqg25fj4eccp494w8yafzdpgamsx9ryyv/fCRYPTONIUM				fCRYPTONIUM	9	fCRYPTONIUM		~osmosis/images/fCRYPTONIUM.png		Fractionalized Cryptonium Maker
factory/osmo1dywfmhyc8y0wga7qpzej0x0mgwqg25fj4eccp494w8yafzdpgamsx9ryyv/fATLAS				fATLAS	9	fATLAS		~osmosis/images/fATLAS.png		Fractionalized Atlas DAO
factory/osmo1dywfmhyc8y0wga7qpzej0x0mgwqg25fj4eccp494w8yafzdpgamsx9ryyv/fGECK				fGECK	9	fGECK		~osmosis/images/fGECK.png		Fractionalized Geckies
factory/osmo1dywfmhyc8y0wga7qpzej0x0mgwqg25fj4eccp494w8yafzdpgamsx9ryyv/fBULLS				fBULLS	9	fBULLS		~osmosis/images/fBULLS.png		Fractionalized Rekt Bulls
ibc/2BF7FB3908B469FA9672767DC74AF8A18E2F47F8B623B0685DE290B828FCBD23	874	neutron-1	factory/neutron133xakkrfksq39wxy575unve2nyehg5npx75nph/sin
ibc/629B5691DE993DCD07AA1B0587AD52A7FA4E8F28B77DE15BCBDF936CA6F76E6C	86496	kima_network	uKIMA			Kima Network
ibc/ABD49F44559CB3E557CC458459CB6A67CEBD66E23C7674A0B2B445230BDA1F6C	81016	stratos-1	wei
ibc/AE2719773D6FCDD05AC17B1ED63F672F5F9D84144A61965F348C86C2A83AD161	208	axelar-dojo-1	uni-wei							Uniswap UNI on Osmosis via Axelar
factory/osmo1eqjda4pc6e09jtxzxggf6jl3jye2yn453ja58we5gxwzmf5ah28qvlnaz8/alloyed/allUNI				UNI	12	Uniswap		~_non-cosmos/ethereum/images/uni.svg		An alloy of UNI asset variants on Osmosis.
ibc/54B2D9DC9602A1CE2A0329D51C6A1C7C4ADE71477186AEAAA549318C4513A453	75755		lp:8:uosmo	OSMO-YIELD-LP	6	OSMO Yield LP		~pryzm/images/lp.png		Pryzm's LP token for OSMO Yield pool
ibc/7D29C888219883C47C623578ACACFC89CC29AA70FBF09C895A1EED911BF90F32	82819	int3face-1	uint3			Int3face
ibc/B3DFDC2958A2BE482532DA3B6B5729B469BE7475598F7487D98B1B3E085245DE	82819	int3face-1	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/dogecoin-doge							Native DOGE from Dogecoin blockchain bridged via Int3face bridge
ibc/2F4258D6E1E01B203D6CA83F2C7E4959615053A21EC2C2FC196F7911CAC832EF	82819	int3face-1	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/bitcoin-btc							Native BTC from Bitcoin blockchain bridged via Int3face bridge
ibc/869E01805EBBDDCAEA588666CD5149728B7DC7D69F30D92F77AD67F77CEB3FDA	82819	int3face-1	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/bitcoin-cash-bch							Native BCH from Bitcoin-Cash blockchain bridged via Int3face bridge
ibc/905326586AE1C86AC8B1CDB20BE957DE5FB23963EDD2C9ADD3E835CC22115A46	82819	int3face-1	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/litecoin-ltc							Native LTC from Litecoin blockchain bridged via Int3face bridge
ibc/18A91A3DDFD9776A247AE1B4B3298D754D1627B85F288DCEA473B7239F7B7A0E	82819	int3face-1	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/zcash-zec							Native ZEC from Zcash blockchain bridged via Int3face bridge
ibc/57B63A0795B6BC0AC4EFD0D4DEE9FE71FCC1D0FFA87F6280C9CDEF4F6727A173	208	axelar-dojo-1	arbitrum-uusdt					~_non-cosmos/ethereum/images/usdt.png
ibc/EEA21E12A250B7FBBCBBBD1F7AA78984F5C12D684B32EBEEFC585FF596A7BCDA	208	axelar-dojo-1	optimism-uusdt					~_non-cosmos/ethereum/images/usdt.png
ibc/2F6003A92088B989A159C593C551DF7B04FA0A0419CA3ED087E45E0006ECFF6E	208	axelar-dojo-1	polygon-uusdt					~_non-cosmos/ethereum/images/usdt.png
ibc/616C2EA69BC328F245CE449785CB0B526B462C48F19DCF9B3D30699579B4308A	208	axelar-dojo-1	cbbtc-satoshi			Coinbase Warpped Bitcoin		~_non-cosmos/base/images/cbbtc.png
ibc/22C342A34DD0189AC2B2697EE76C360A9FBA53748ABA76E12C3A9E9F5F1E130F	208	axelar-dojo-1	fbtc-satoshi					~_non-cosmos/mantle/images/fbtc.png
ibc/4AC81C97BBB5482536F6401328E0E10BCCD98F0F471DCF64319A811E25E53CAB	208	axelar-dojo-1	lbtc-satoshi					~_non-cosmos/ethereum/images/lbtc.png
factory/osmo1myv2g72h8dan7n4hx7stt3mmust6ws03zh6gxc7vz4hpmgp5z3lq9aunm9/BTC.rt				RBTC.rt	18	Rootstock (Router)		~_non-cosmos/rootstock/images/rbtc.png		Roostock BTC bridged via Router.
factory/osmo10pk4crey8fpdyqd62rsau0y02e3rk055w5u005ah6ly7k849k5tsf72x40/alloyed/allDOGE				DOGE	8	Dogecoin		~_non-cosmos/dogecoin/images/doge.png		An alloy of DOGE asset variants on Osmosis.
factory/osmo1csp8fk353hnq2tmulklecxpex43qmjvrkxjcsh4c3eqcw2vjcslq5jls9v/alloyed/allLTC				LTC	8	Litecoin		~_non-cosmos/litecoin/images/ltc.png		An alloy of LTC asset variants on Osmosis.
factory/osmo1cranx3twqxfrgeqvgsu262gy54vafpc9xap6scye99v244zl970s7kw2sz/alloyed/allBCH				BCH	8	Bitcoin Cash		~_non-cosmos/bitcoincash/images/bch.png		An alloy of BCH asset variants on Osmosis.
ibc/4EDB04DED162ED1D45F86F8C7F92E011E8CF3AE9E5214BD3EA06F9D05B38F18D	85077	mantra-1	amantra			MANTRA		~mantrachain/images/OM-Prim-Col.png
ibc/164807F6226F91990F358C6467EEE8B162E437BDCD3DADEC3F0CE20693720795	85077	mantra-1	uom			MANTRA		~mantrachain/images/OM-Prim-Col.png
ibc/BC26A7A805ECD6822719472BCB7842A48EF09DF206182F8F259B2593EB5D23FB	94814	atomone-1	uatone			AtomOne
factory/osmo1n6asrjy9754q8y9jsxqf557zmsv3s3xa5m9eg5/uspice				SPICE	6	Spice	spice-2	~osmosis/images/spice.png		The Spice memecoin
ibc/21D8071EF5B02A86D945430D859A594CBF28287D38104A264BB9FD3B22BBF5DE	208	axelar-dojo-1	yum-wei			Yum				YUM is the Cacao Swap token, powering decentralised rails.
ibc/50F886EFA15E1FF3D9226B177083A1EFF944176181C70B6131D74FE5AFB1F2C0	199		factory/omniflix1fwphj5p6qd8gtkehkzfgac38eur4uqzgz97uwvf6hsc0vjl004gqfj0xnv/ygata	YGATA	6	Yield GATA		~omniflixhub/images/ygata.png		GATA Yield DAO Governance Token powered by OmniFlixHub
ibc/3B95D63B520C283BCA86F8CD426D57584039463FD684A5CBA31D2780B86A1995	85791		udgn	DGN	6	Dragon Coin (old)	dragon-coin-2	~dungeon/images/DGN.png		Deprecated after hard fork: Dragon Token is the native staking and governance token of Dungeon Chain, serving as the backbone of the ecosystem. Its primary roles include staking, where users stake Dragon Tokens to secure the network, enhance its functionality, and earn rewards in return; governance, granting token holders voting rights to influence key decisions such as game onboarding, protocol updates, and community-driven initiatives; and ecosystem growth, facilitating transactions, incentivizing developers, and promoting the creation of new interchain games. Dragon Token ensures a decentralized, fair, and community-driven ecosystem, fostering the evolution of blockchain-based gaming. It plays a crucial role in driving the growth of Dungeon Chain by empowering both developers and players to participate actively in the ecosystem's governance and success.
ibc/CD6412358F33B372A355CF22786D8C19477C15092B56BD56188679EED8556964	101249	dungeon-1	udgn
ibc/1B454982D3746951510D3845145B83628D4ED380D95722C8077776C4689F973A	85186	synternet-1	usynt
factory/osmo1q77cw0mmlluxu0wr29fcdd0tdnh78gzhkvhe4n6ulal9qvrtu43qtd0nh8/bomu				BOMU	6	$bomu		~osmosis/images/bomu.png		Sssshhh…
ibc/C1B4D4804EB8F95FFB75E6395A301F0AD6D7DDE5C3A45571B70E46A368DD353E	874	neutron-1	factory/neutron1k6hr0f83e7un2wjf29cspk7j69jrnskk65k3ek2nj9dztrlzpj6q00rtsa/udatom
factory/osmo1n6asrjy9754q8y9jsxqf557zmsv3s3xa5m9eg5/usherpa				SHERPA	6	Sherpa		~osmosis/images/sherpa.png		The Sherpa memecoin
ibc/35F2FB6D55E1F4249D81E0E2B4F9F7961BEBE402517609043FD94796412755F0	874	neutron-1	factory/neutron1shwxlkpdjd8h5wdtrykypwd2v62z5glr95yp0etdcspkkjwm5meq82ndxs/amatom
factory/osmo1qnglc04tmhg32uc4kxlxh55a5cmhj88cpa3rmtly484xqu82t79sfv94w0/alloyed/allXRP				XRP	6	Ripple		~_non-cosmos/xrpl/images/xrp.png		An alloy of XRP asset variants on Osmosis.
ibc/2E3784772E70F7B3A638BA88F65C8BE125D3CDB6E28C6AABC51098C94F5E16A5	89321	xion-mainnet-1	uxion
factory/osmo1ss0n3ghv5rr4z4y54fnkprc69tegmdm3ejlkgr2z4utnyg7eljgs9pztvs/alloyed/allFIL				FIL	12	Filecoin		~_non-cosmos/filecoin/images/fil.png		An alloy of FIL asset variants on Osmosis.
ibc/DDE1238DCBC338C0FD0700A72CBD64C017B7A646C4A46789ADFB5D47F1E52E38	82819	int3face-1	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/ton-ton							Native TON coin bridged via Int3face bridge
ibc/CD20AC50CE57F1CF2EA680D7D47733DA9213641D2D116C5806A880F508609A7A	229	fetchhub-4	nanomobx
factory/osmo10c4y9csfs8q7mtvfg4p9gd8d0acx0hpc2mte9xqzthd7rd3348tsfhaesm/sICP-native-ICP				ICP	8	Internet Computer		~_non-cosmos/internetcomputer/images/icp.png		Internet Computer bridged via Omnity Network.
ibc/643EBFFC9D4533E93A5CF144FE786A6FB326F4C0C6224F7CB7563CC374EE56EE	91017		uelys	ELYS	6	Elys Network		~elys/images/elys.png		The native token of Elys Network
ibc/D28B585D6B67E2F1479BBA3E949C687289C94D33FFA0720E3A8CB0B244AD8BC6	91942	aaronetwork	uaaron
ibc/794CF0A448ECA518B9FEAB3356BD283E8762460F8FE87A013E6F9DBA6C53601C	113	chihuahua-1	factory/chihuahua1mzcfzh4ufk2cta59pm9a6wdyvv8c4v5epqzj46/Chihuahua
ibc/3D00ACF371FC6B7BC871399B1909DDE18749FA19DE6B7A4F74E1D96BC073B3BC	113	chihuahua-1	factory/chihuahua1mzcfzh4ufk2cta59pm9a6wdyvv8c4v5epqzj46/wirelibertyfence
ibc/DC1DF96AB7F5109433C3D5FDADE83F8EC2D522B80FAB0593BC1A2781F36AD633	122	injective-1	factory/inj1llr45x92t7jrqtxvc02gpkcqhqr82dvyzkr4mz/NBZ
ibc/C7A810C6ED1FC3FFC7C834A534D400EADC94FF7D3BE13DDD4C042AEF1816DFB4	874	neutron-1	factory/neutron1ut4c6pv4u6vyu97yw48y8g7mle0cat54848v6m97k977022lzxtsaqsgmq/udtia
ibc/6569248F0ADF74C0751A48AE8D19F28B40565629265956DA4BEBFBFD73F72F0A	122	injective-1	inj1cy9hes20vww2yr6crvs75gxy5hpycya2hmjg9s					~injective/images/nusdt.png
ibc/7D22B3B8C52261AB0A5F8360B5F472C9A14A05ADFEF858C3573D09AFF10CE1BE	122	injective-1	inj1dafy7fv7qczzatd98dv8hekx6ssckrflswpjaz					~injective/images/nusdc.png
ibc/2C43B074A5C7C3FB32EB8FA85239FCF887312BC960F373BC1EF1EE8517A0B996	97998	luwak-1	ukusd
ibc/86E7DAA73DD4AEA7319C77A81CF202A02BD094AE8550EEEAB06DF31749B6E05C	97998	luwak-1	ukopi			Kopi
ibc/BA47828ADDC3700F50B35696390F4C53E35CBB42E84FF768BB75C3F6BAEFD9F1	522	quicksilver-2	aqarch
ibc/C66CF6F56DC47AECFA2C593C371D5D6218CF9DF709B6F0DAB7C33A9766889E55	522	quicksilver-2	pqpica
ibc/E8CB12995A190336CA7A647B618E97DF6CA1E1A3FD7685B1AA9C1C80FC63858E	522	quicksilver-2	uqtia
ibc/9880C90A843C647E7A5D7C108CBB3D6E3D671F3F6BB930558F81B3B24D334162	522	quicksilver-2	uqflix
ibc/C3FD0795C73D0D61C09374F99D3F23E746194D22A64B6A44FF0530BCF2419053	522	quicksilver-2	uqluna
ibc/3C85C44DCB6BCC4FFB9D295EE79ED412E1FAD5D775C99E6AA51CCEF5CA32409C	522	quicksilver-2	qinj
factory/osmo1nqu7rc5mj5p2cgyfp7gl3lw7kw99cltple3xtzl2cs5fyw0r2tasr7xv48/alloyed/allSUI				SUI	8	Sui		~_non-cosmos/sui/images/sui.svg		An alloy of SUI asset variants on Osmosis.
factory/osmo1zynnzvwdu72zc4mxqnnp348ksfmayldqyfs8khdud3myr7m5h8nsqwta2v/alloyed/allAPT				APT	8	Aptos Coin		~_non-cosmos/aptos/images/aptos.svg		An alloy of APTOS asset variants on Osmosis.
factory/osmo1zetxzc5nka4jm203ljjtjf933jwjh45ge6spfeef447rnnhqxc4qrazrcz/alloyed/allBNB				BNB	12	Binance Coin		~_non-cosmos/binancesmartchain/images/bnb.png		An alloy of BNB asset variants on Osmosis.
ibc/8765FF0D37A7A85357ED28061EDEBC736743216DB06FE92231957CE158FB351E	98081	sidechain-1	sat					~sidechain/images/sBTC.png
factory/osmo1zem8r6dv6u38f6qpg546zy30946av8h5srgug0s4gcyy6cfecf3seac083/alloyed/allDYDX				DYDX	12	dYdX Protocol		~dydx/images/dydx-circle.svg		An alloy of DYDX asset variants on Osmosis.
factory/osmo1mdvn6lmykp2z345ncpf647dztslyll8cyhwj9pltrc0lf7nva3cqvrp6qs/alloyed/allFET				FET	12	Fetch.ai		~fetchhub/images/fet.png		An alloy of FET asset variants on Osmosis.
factory/osmo17ceugf0nnkk228k2sulemn0s9pl3yg554462eexxs3pgq8p629us98gqae/alloyed/allAIOZ				AIOZ	12	AIOZ Network		~aioz/images/aioz.png		An alloy of AIOZ asset variants on Osmosis.
ibc/E72E62E74112F379BB760D02515DA215408CCBF401CD4C9BC0A3DBD72A7076E1	216	Oraichain	factory/orai15rmny3cxv33rnzdr2lfdhjtslyzmrr0vdd28kp/SAM
ibc/6178310C049238B538203D57BFF17481C7E8E11C9D7EA204D2C9B1E67D914F78	42	juno-1	factory/juno1zjqsel42pj5e6wvxxw7hjs9gn06yqz4m3ffyua3x2v44m4l8trjsr92q9s/empr
ibc/512F2595204C4BCAC1C000A394CAB9529A4E519C97ED465B9230B563D2D4AFBA	85077	mantra-1	factory/mantra1vtpg8z82gz9qe3adf7t9z0qwuvkpzmqu9ds4ej/BIKE
ibc/73C91DAE5E8AAC34C95BE8B969365449FFFC2D900A5FDEF40BA339EB34CE5752	75755		upryzm	PRYZM	6	Pryzm		~pryzm/images/pryzm.png		The native token of PRYZM
ibc/48047CBAA27D0526BA9E6BEC9D77D9B796AA95E35C95891C7F19C3F0D32473F6	75		factory/stars1rru5m2wh3fylpheqh8h5g968jwhe7rctkfm7u0gwk7ka4vx3q5tqukjl4z/hood	HOOD	6	HOOD		~stargaze/images/hood.png		The community token for The Fortunate Few, a multi chain NFT community platform.
factory/osmo1q77cw0mmlluxu0wr29fcdd0tdnh78gzhkvhe4n6ulal9qvrtu43qtd0nh8/t7s				T7S	6	The Sevens		~osmosis/images/T7S.png		T7S is the utility and governance token of TheSevens - a community driven project offering NFT tools, on-chain games, staking rewards and more via our Webpage. Stakers earn multiple tokens, vote on proposals.
factory/osmo12cf6l99qrchfppmjp80gvkpnle2tuxpck2cf6fz030w74mq49u4qm3dh4d/alloyed/allDYM				DYM	12	Dymension Hub		~dymension/images/dymension-logo.png		An alloy of DYM asset variants on Osmosis.
factory/osmo1fg7y3j86fkp93yxpq5q8lk8c64k8wxj3qw8us49msgpr2gsgddjqxpgr9m/alloyed/allPOL				POL	12	Polygon (ex-MATIC)		~_non-cosmos/polygon/images/matic-purple.png		An alloy of POL asset variants on Osmosis.
ibc/D37860EB1D2669F34B47A7BC48885853D5AB23642EF958CDEA35EB6074087064	98416		unil	NIL	6	Nillion	nillion	~nillion/images/nil.png		NIL - the native token of Nillion
factory/osmo1q77cw0mmlluxu0wr29fcdd0tdnh78gzhkvhe4n6ulal9qvrtu43qtd0nh8/ba-ba				BABA	6	von Baysen-Bażeński		~osmosis/images/BA-BA.png		Commemorative token dedicated to the old Prussian noble family
ibc/D19DA6AE5B3CB19A035FCB51DEE5A36392E0D64D51C20D159A155D1581911A39	208	axelar-dojo-1	unit-move					~_non-cosmos/movement/images/move.png
factory/osmo1v90ezcqkv5utjc52vg4w2gztmcpt7l4vqxzuryj6zl3qr8wy539quxeafk/alloyed/allMOVE				MOVE	8	Movement		~_non-cosmos/movement/images/move.png		An alloy of MOVE asset variants on Osmosis.
factory/osmo1qdvwftqd8ml6t9w6dmj97m03ck5ghqqmd8y7cm/cult				CULT	6	CULT		~osmosis/images/cult.png		CULT - Less Brainwashing, More Utility
ibc/EC3A4ACBA1CFBEE698472D3563B70985AEA5A7144C319B61B3EBDFB57B5E1535	101635	bbn-1	ubbn			Babylon
ibc/89EE10FCF78800B572BAAC7080AEFA301B5F3BBC51C5371E907EB129C5B900E7	0,1340	ledger-mainnet-1	uclbtc			Lombard Staked Bitcoin	lombard-staked-btc	~_non-cosmos/ethereum/images/lbtc.png		Lombard Staked Bitcoin via Eureka
ibc/2CC08A10459B40B0251B8CB9C036C98BED1ABBD5F03772E371DCD0FFDA3EC7F3	0,transfer/08-wasm-1369	1	0x7a56e1c57c7475ccf742a1832b028f0456652f97	SolvBTC					SolvBTC	SolvBTC via Euerka
ibc/5D8012FB4C44BA0A7D355E37B8AC2CFA4DDBD6EE20F2056D8D4DF07C9D6015F3	874	neutron-1	factory/neutron1frc0p5czd9uaaymdkug2njz7dc7j65jxukp9apmt9260a8egujkspms2t2/udntrn
factory/osmo1dywfmhyc8y0wga7qpzej0x0mgwqg25fj4eccp494w8yafzdpgamsx9ryyv/fHAM				fHAM	9	fHAM		~osmosis/images/fHAM.png		Fractionalized Crypto Hamsters
factory/osmo1dywfmhyc8y0wga7qpzej0x0mgwqg25fj4eccp494w8yafzdpgamsx9ryyv/fCEWT				fCEWT	9	fCEWT		~osmosis/images/fCEWT.png		Fractionalized CEWTs
ibc/DD7EA9AF1E58E9FDD7F9810976817E203D5B87BAEF7AEA592FA34DF73310620B	102122	interwoven-1	uinit					~initia/images/INIT.png
ibc/9D8D4CAE9D8F15B69E93969304AF3878D14BDED39FEAF0060566D6AC22288779	89298		umilk	MILK	6	MilkyWay		~milkyway/images/milk.png		The native token of MilkyWay
ibc/F223D443CFBDFEDA198A63BE5633DC24ADE5B9F93822CF7BD641F99FEA2B56A7	492	planq_7070-2	erc20/0xF630B96760B91f6FCbE8b3C24f2786AcA3D03648
ibc/856C6F01E48EC9A89EFF35B2B75C3BC0CDF51C23AB094CCC6AE31B6D30C2A6ED	492	planq_7070-2	erc20/0x8F4d86ABa1b47832C46f11e0fFD0F7aDa4498345
ibc/1C657376F808E4E06B75EB18169B68B31042EAC8AE3D8FBAD0224F1170AFDF45	492	planq_7070-2	erc20/0xA2871B267a7d888F830251F6B4D9d3DFf184995a
ibc/484650D35669EBFD1A7D9E57D0B557B92664C4AF2C92DBC20C317F1F06DCBC4B	492	planq_7070-2	erc20/0xd5be2932FEbD73019ba1d5d97DFC35E1Ab09E501
ibc/75D92821E64E9449B113A6CC156AE933DBD4B9BE9EE753B2550DE8DC71947E69	492	planq_7070-2	erc20/0x240642C6f69878A0b199065f25EDf82023BC59ce
ibc/88386AC48152D48B34B082648DF836F975506F0B57DBBFC10A54213B1BF484CB	0,transfer/08-wasm-1369	1	0x2260fac5e5542a773aa44fbcfedf7c193bc2c599							Wrapped Bitcoin via Eureka
ibc/20850C646CDDDC2270E9BBDB08558B5FEE57B647EC6827F41096AABFD8A0471B	0,transfer/08-wasm-1369	1	0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2	ETH		Ethereum		~_non-cosmos/ethereum/images/eth-white.png	ETH	Ether via Eureka
ibc/7BC2F718C47C0749791F2612A914C8C39D1A4F533A27AF7285D924D4B617DDA6	0,transfer/08-wasm-1369	1	0xdac17f958d2ee523a2206206994597c13d831ec7							Tether USD via Eureka
ibc/AAC5DA36E48226B906DE694EA8B0464DE5EE45D7449984E4D799F33B8089CD6B	340	beezee-1	factory/bze12gyp30f29zg26nuqrwdhl26ej4q066pt572fhm/GGE
ibc/40B814E343DAADAF39FF4491727C7FE6286EE0A9A787CF839B318461C6FEDF95	340	beezee-1	factory/bze13gzq40che93tgfm9kzmkpjamah5nj0j73pyhqk/uvdl
factory/osmo1q77cw0mmlluxu0wr29fcdd0tdnh78gzhkvhe4n6ulal9qvrtu43qtd0nh8/stlth				STLTH	6	Stealth		~osmosis/images/STLTH.png		Real power moves quietly.
ibc/040D0BE35BED6A09D9418C29961FDA0EE0C3B0C71053B2E3FE38FBA7E50FFEF6	89298		factory/milk1qg5ega6dykkxc307y25pecuufrjkxkaggkkxh7nad0vhyhtuhw3ssgcye4/umilkBBN	milkBABY	6	milkBABY		~milkyway/images/milkbaby.png		MilkyWay's liquid staked BABY
factory/osmo1q77cw0mmlluxu0wr29fcdd0tdnh78gzhkvhe4n6ulal9qvrtu43qtd0nh8/mtc				MTC	6	Matcha Club		~osmosis/images/MTC.png		Join Matcha Club - use our ecosystem for for free. NFT builder, utility apps. Cooking non-stop!
ibc/AD969E97A63B64B30A6E4D9F598341A403B849F5ACFEAA9F18DBD9255305EC65	103074	arkeo-main-v1	uarkeo
ibc/A1465DD6AF456FCD0D998869608DFEEDA4F4C11EC0A12AF92A994A3F8CBEE546	82819	int3face-1	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/solana-sol							Solana (SOL) native coin bridged via Int3face bridge
ibc/D6E02C5AE8A37FC2E3AB1FC8AC168878ADB870549383DFFEA9FD020C234520A7	94814	atomone-1	uphoton
ibc/013DE940BE791C79142EAD4DF071E1ED280DFEAB8A9DCB5932A4603A74C25CBB	82819	int3face-1	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/xrpl-xrp
ibc/3AF2E322D4B54BB97EEE24760ED25B725842A9B62C759402AB8AADD75915FD14	642	migaloo-1	factory/migaloo1t862qdu9mj5hr3j727247acypym3ej47axu22rrapm4tqlcpuseqltxwq5/ophir							OPHIR is a Cosmos Treasury DAO
ibc/954F25C3AA0DCF2917393FB89D778F95815B0568EB093C43BA0B24CBD99CBFFB	0,transfer/08-wasm-1369	1	0xf469fbd2abcd6b9de8e169d128226c0fc90a012e					~_non-cosmos/bitcoin/images/btc.png		PumpBTC on the Cosmos Hub
ibc/6E7CA61C5656D3F3007535F035386AEB8281833743CFCE0F069213331CEBBE1A	0,transfer/08-wasm-1369	1	0x004e9c3ef86bc1ca1f0bb5c7662861ee93350568			UniBTC		~_non-cosmos/bitcoin/images/btc.png		UniBTC on the Cosmos Hub
ibc/F15348F47575AAFE2BEFF8369CBE3647AE9DC06909CDBF8C97E48ACF7055E459	0,transfer/08-wasm-1369	1	0xbdf245957992bfbc62b07e344128a1eec7b7ee3f							mBTC on the Cosmos Hub
ibc/67144554C6EE6D0FCF43CBA0DF18D821E2818FD1F320B93AB0349E741A0DC850	0,transfer/08-wasm-1369	1	0x9356f6d95b8e109f4b7ce3e49d672967d3b48383			kBTC				kBTC on the Cosmos Hub
ibc/4805A17C742D2325715167EA1167974821888307CC62066D6CFA2BD0F724821D	0,transfer/08-wasm-1369	1	0x657e8c867d8b37dcc18fa4caead9c45eb088c642			eBTC				eBTC on the Cosmos Hub
ibc/FAE7862FCB5DC95168C415A6EE63DA8C38389EA1EAFF51C82F446C80C879156E	0,transfer/08-wasm-1369	1	0x6a9a65b84843f5fd4ac9a0471c4fc11afffbce4a			enzoBTC		~_non-cosmos/bitcoin/images/btc.png		enzoBTC on the Cosmos Hub
ibc/3FC3D99F9E5003057353AD968A6E3AC12AE50741B41441666BAB3890485C9D00	0,transfer/08-wasm-1369	1	0x007115416ab6c266329a03b09a8aa39ac2ef7d9d							Midas mBTC on the Cosmos Hub
ibc/0EF5630576C66968EF0787868CF09FD866FAD131BC148D24A148358A85F0EB62	0,transfer/08-wasm-1369	1	0x45804880de22913dafe09f4980848ece6ecbaf78			Pax Gold				Pax Gold via Eureka
ibc/BA368CD4ED32975C333F69DA8FE0AB482D2E0F3C04227053EEB9B597A6789F6E	2188	coreum-mainnet-1	uccd-core1hnwd78wappjmgygyzr9mwspm7uzytrkcp9pfvv
ibc/C7110DEC66869DAE9BE9C3C60F4B5313B16A2204AE020C3B0527DD6B322386A3	98451		tnam1q9gr66cvu4hrzm0sd5kmlnjje82gs3xlfg3v6nu7	NAM	6	Namada		~_non-cosmos/namada/images/namada.svg		The native token of Namada.
ibc/AEA658A560ADC30785492AB06B707BC260E7DAB3686A5A2A6F33CB3FFB1E1462	104311	bitbadges-1	ubadge
ibc/46EB46DB30D3BBC6F404A9232C09785F36D40DA05C662A8E295712ECBAFF1609	104325	xrplevm_1440000-1	axrp					~_non-cosmos/xrpl/images/xrp.png		The native token of the XRPL EVM Sidechain
ibc/87B7A56E83C08DBFD567F0DE6463EC54181B8B819B3CAD7A584C47D59A2A05CF	105111	taketitan-1	utitan			TakeTitan				TakeTitan Titans
factory/osmo12r3yc76u9lxe33yemstatnw8602culdjzrtr8lmnpycmd3z7d4jsxx60kc/FwNhFaW3zLxoLUgXCdWjqBzcvGNPaB7B2XZqm2xgrB93				EBABY	6	eBABY		~babylon/images/eBABY.svg		eBABY – Escher’s chain-abstracted liquid-staking token for BABY
ibc/0C39BD03B5C57A1753A9B73164705871A9B549F1A5226CFD7E39BE7BF73CF8CF	750	noble-1	uusdn
factory/osmo1q77cw0mmlluxu0wr29fcdd0tdnh78gzhkvhe4n6ulal9qvrtu43qtd0nh8/fost				FOST	6	Fost		~osmosis/images/FOST.png		Formation Of $hit Tokens
ibc/24C3429B835A84801EFEFC28C8CBDF787C4067D971CB6E510BB525FA462CCE1C	110277	hippo-protocol-1	ahp			Hippo Protocol
ibc/2C5CB5DB3D86F64FDE6155A3A94D7543A126DA55490309EEDF59A0765873DA1C	82819	int3face-1	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/solana-pengu							Pudgy Penguins (PENGU) coin bridged via Int3face bridge
ibc/51BFF64A432CBBA08A1ED95609BF0255EC4BBF699BFCDFF267F66CCD664CA350	82819	int3face-1	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/solana-trump							Official Trump (TRUMP) coin bridged via Int3face bridge
ibc/83A99F99AF326090B74CD5D17EE61776C7791B537EE6808F4951A184EDCCA0D9	105393	qfs-1	uqfs			Quantum Financial Systems
ibc/698687E700D8B255FAB6B8145CE25B12591C99296965DB5C2C5DD5FE0AB685BF	105394	mtgbp-1	umtgbp
ibc/41AD5D4AFA42104295D08E564ADC7B40FD9DAB4BCD3002ECFA8BDD1309B65F24	104867	symphony-1	note			Symphony
factory/osmo1524q4dt7ckx25daydfd0ya0hyu6t26ch5509nvmxm4gcvuhk0fvs8qzl5q/alloyed/allTRUMP				TRUMP	6	Official Trump		~_non-cosmos/solana/images/trump.png		An alloy of TRUMP asset variants on Osmosis.
factory/osmo10nu66efsxxkdgh70xs8xur9mygrg79m5ht7zcmzsrdzxkhz7hpssz9hg9k/alloyed/allPENGU				PENGU	6	Pudgy Penguins		~_non-cosmos/solana/images/pengu.png		An alloy of PENGU asset variants on Osmosis.
factory/osmo1twk0c4kcwnhkyn6pzxe0qsk6a3nrye2w2sy309d60sljfysugagsd7e3mn/alloyed/allZEC				ZEC	8	Zcash		~_non-cosmos/zcash/images/zec.png		An alloy of ZEC asset variants on Osmosis.
ibc/29EA1818A218B35E18FADC287C85A01802C900A5FFC0D7C8FC592D05186AAFD0	874	neutron-1	factory/neutron1r5qx58l3xx2y8gzjtkqjndjgx69mktmapl45vns0pa73z0zpn7fqgltnll/TAB
ibc/2EB516F83C9FF44AB6826F269CA98A5622608C6C955E12112E58F23A324FEE07	12618,0		eth0x0FD10b9899882a6f2fcb5c371E17e70FdEe00C38	PUNDIX	18	Pundi X Token		~_non-cosmos/ethereum/images/pundix.png		PUNDIX token is the native token that functions within the Pundi X ecosystem, including PundiX Chain and XPOS.
ibc/0B3C3D06228578334B66B57FBFBA4033216CEB8119B27ACDEE18D92DA5B28D43	2186	wormchain	factory/wormhole14ejqjyq8um4p3xfqj74yld5waqljf88fz25yxnma0cngspxe3les00fpjx/5ZLmAZpcbaP4EGyihSmpfwryzDr84h51tboV392BCjW4			Wormhole USDC (Avalanche)
ibc/F49DFB3BC8105C57EE7F17EC2402438825B31212CFDD81681EB87911E934F32C	6897	nomic-stakenet-3	unom	nomic.NOM					nomic.NOM
factory/osmo1vdvnznwg597qngrq9mnfcfk0am9jdc9y446jewhcqdreqz4r75xq5j5zvy/ymos				YMOS	6	Yieldmos Coin		~osmosis/images/ymos.png		The governance and utility token of Yieldmos, the Interchain Automation Protocol
factory/osmo13gu58hzw3e9aqpj25h67m7snwcjuccd7v4p55w/brnz				BRNZ	0	Branez		~osmosis/images/BRNZ.png		Memecoin for The International Brane Wave
factory/osmo1svj5kd8kzj7xxtrd6ftjk0856ffpyj4egz7f9pd9dge5wr4kwansmefq07/lab.ash				ashLAB	6	Burned LAB		~osmosis/images/ashLAB.png		ashLAB - Burned LAB
ibc/58E4261D2E21FE3A459C290A9F97F3DCD257B28F48AAE828298B38E048804829	642	migaloo-1	factory/migaloo1eqntnl6tzcj9h86psg4y4h6hh05g2h9nj8e09l/ugrac
factory/osmo1vf6e300hv2qe7r5rln8deft45ewgyytjnwfrdfcv5rgzrfy0s6cswjqf9r/mars-usdc-looped				earnUSDC	6	Mars Looped USDC Vault				USDC supplied on Mars looped using Membrane by a vault that also has an entry fee
factory/osmo1jw6r68y0uhfmqagc7uhtdddctc7wq95pncvrqnvtd47w4hx46p7se9nju5/earn-cdt				earnCDT	6	Earn CDT Vault				Auto-compounding vault for Membrane's Stability Pool used to ease the UX of compounding CDT
factory/osmo1svj5kd8kzj7xxtrd6ftjk0856ffpyj4egz7f9pd9dge5wr4kwansmefq07/ion.ash				ashION	6	Burned ION		~osmosis/images/ashion.png		ashION - Burned ION
ibc/EA0C8F1121425943740B2D1B1DC5BDD717D49A9D5A639DC7074C10E9212CC794	75		factory/stars1k7qsxdxh8calmt4txk75e6hdntefslegwddqnlwjjqgjkmcfqy0qa97sn8/pleb	PLEB	6	Pleb Coin		~stargaze/images/pleb.png		Tek ovah!
ibc/648260E4FF8AEDD310F2A72930F25DD7F43DD82F45F66E53B4A70A0C216FA53B	122	injective-1	factory/inj1s9hr5zfz3xrkzchde94hd2d0edjs4q5mrqrz6x/BITCOIN
ibc/1B23B6F7DAC37267F04E82466AB798CC59F941BD4AE5653C497730F174F14849	122	injective-1	factory/inj1s9hr5zfz3xrkzchde94hd2d0edjs4q5mrqrz6x/CRYPTO
ibc/54C7B977B96DFC56D877A7F74D22BD26B5E42CA6171F120F5A36AC82BFD4711A	122	injective-1	factory/inj1s9hr5zfz3xrkzchde94hd2d0edjs4q5mrqrz6x/BRICS			Brics coin
ibc/A436BC9498153DC580B56BD27043BBFE08A1754696C05FFF00B2A41EC796D180	122	injective-1	factory/inj1s9hr5zfz3xrkzchde94hd2d0edjs4q5mrqrz6x/INC
factory/osmo1gzcz4anh88fz3vanx0842gsa3y8jcvck3qw90e/uallin				ALLIN	6	ALLIN		~osmosis/images/allin.png		ALLiN Gaming is a GameFi platform on Dymension and Osmosis, featuring casino games, PvP games, and prediction markets. It offers a fun, transparent, and rewarding experience with a unique points system.
ibc/1A3DE66CCE39FA151DA710B21E06C8FBC47178C1DCE7BB35D2A79466F754CD51	100418	manifest-ledger-mainnet	umfx			Manifest
factory/osmo1t82ql2w69m9g3un7c6sk5wss578ewst2uscr7zdkn6k8rmzc3e8qz9n4q2/alloyed/allUSD				allUSD	6	Osmosis Alloyed USD		~osmosis/images/usd.svg		An alloy of USD asset variants on Osmosis.
factory/osmo1are7fpe5l6jzm9sjn7u4qkq6q77wwrrsxzlyw8lcegmmaxdukvuq4h46dx/LABS				LABS	6	Labrador		~osmosis/images/LABS.png		Community-secured Meme token on Osmosis
factory/osmo1x7s7a2erqspkm6e79n7yh7fw3yh7xx4lt54mxg/uquark				QUARK	6	Quark		~osmosis/images/quark.png		Quark ($QUARK) is an Osmosis token launched on the Cosmos Hub.
ibc/BE072C03DA544CF282499418E7BC64D38614879B3EE95F9AD91E6C37267D4836	106076	intento-1	uinto							The native token of Intento.
ibc/32C4AEE2B3C4F767A351FA821AB0140B10CB690CDED27D9FCC857859B44432B9	106313	lumera-mainnet-1	ulume			Lumera				The native token of Lumera.
ibc/A91095096C44646CB885509AEF56842DD37CB7897E602D7200A1CCF6414AA0D2	78488	columbus-5	cw20:terra12f3f5fzfzxckc0qlv3rmwwkjfhzevpwmx77345n0zuu2678vxf0sm6vvcw				garudax
factory/osmo1q77cw0mmlluxu0wr29fcdd0tdnh78gzhkvhe4n6ulal9qvrtu43qtd0nh8/ninedollers				NINEDOLLERS	6	Nine Dollers		~osmosis/images/NINEDOLLERS.png		$9 Dollers is programmed Made with ❤️
ibc/776917313EC3252954ED622945D4979651ACD909A18E528283F46D7B166F20BF	108456	epix_1916-1	aepix							The native token of EpixChain
factory/osmo1q77cw0mmlluxu0wr29fcdd0tdnh78gzhkvhe4n6ulal9qvrtu43qtd0nh8/slayer				SLAYER	6	SLAYER		~osmosis/images/SLAYER.png		SLAYER OF ZEROS
factory/osmo130tfawc7katf7jwzt2rjdranhqju929rjra3xwsrfsd85hedh3tsssy9j7/alloyed/allEPIX				EPIX	12	Epix		~epix/images/epix.svg		An alloy of EPIX asset variants on Osmosis.
ibc/59A4A5CC7201CDDD3E9A6033E0345959B025577C10C224563B720F720895DB72	874	neutron-1	factory/neutron17sp75wng9vl2hu3sf4ky86d7smmk3wle9gkts2gmedn9x4ut3xcqa5xp34/maxbtc
factory/osmo187hj0cr8csrhzm8ukzsp53vc0cfp338ftacy7j/gsi				GSI	6	Grey Stone Incorporated		~osmosis/images/gsi.png		GSI is the native digital asset of Grey Stone Incorporated, engineered to function as a leveraged Bitcoin proxy through proprietary automated market maker configuration methodologies.
ibc/EFAAE3AD05AA79647A1587E363A11B6126CC83C8C0593171BB1892A39EB550DF	0	cosmoshub-4	factory/cosmos1wdja2gcsesyl07raq9jm3rcvu0sse5zkev0h8m/Nether
ibc/D09120C7085DFA412DF77608DAD3A4797F5F097A038DA0C2E1D1426FC9CD836D	110224	wolo-1	uwolo
ibc/7D72341AF4AB0B2975BF933A425B81DAC2C940E50E7549207E2B3C6B14A9DAB2	0	cosmoshub-4	factory/cosmos1w9ee57gnduzm4l9h6xwn9tee9pyh8wlr4r9r35/art
ibc/7E577151E593349028AAC4A9FCC33258D70749FDF3CBB48F7744262DD18FC89D	110089	amitis-network	uamts
ibc/E4673C5CDB56B4225AB1625F3B478740AE9F11E1A6BEBC1B30F8A5080D6AFBD6	11304	aura_6322-2	uaura
ibc/31B7E66F7236A52FE7ED2E5418CEF92C71A72DA711B373309C69C21BE8032DF7	109096	divine-1	uDRC
ibc/71F741EEE3CE4AC4C537550AD401927BDC888FDED01DE5F66CAEDA46FFE67D57	107392	fandomChain	ufandomChain
ibc/2FE9F7929F8F170BE4BAAB9575913EF5727559C47FFDF925CAE171312A175EF5	2186	wormchain	utest
ibc/9005151AB92A888293B05E8D0C679032F86639EC2251430565FA38CF3BB6226B	108866	gnodi	uGNOD
ibc/C9FADE15CBFACDF6A5B762100EDD999835CDBACD16D4BD2127ACC4EA40D0B276	108157	gonka-mainnet	ngonka
ibc/34D327C2D4CEECF0F3FCAE68E2DA630C1218D91C365372918A8310BF79491615	110100	hazinachain-1	uhzn
ibc/88DBE57372690630D2DD9779C247479CE124E777C5D695FA90699F3140CEC59F	109674	lumen	ulmn
ibc/E132A35DC380C8D68E99F46BC7A5083602F171D00E3BE9471541FB1AA62D8BE2	108698	mirage-1	umirage
ibc/8B84D6340B0340917D3E2E3A17B4BE962F5593637AD7E42F6AE61D6A00ACE713	110556	mucoin-1	umuc
ibc/6AA47B1A9F00CC9B127796717F4BE976C12EFC843387F22461152888E1365045	108371	optio	uOPT
ibc/2BDB1A24CECA305FBECD3285D7C4391AE8916B80AB4ED2B1DBFCAECED254D4D1	107354	paxi-mainnet	upaxi
ibc/DBAA4846F611A7603EFCE6F9F46F4F561D48B1F492A576022F000614A17089CE	110497	safrochain-1	usaf
ibc/D59DB4C0B161B04CFD4B83E583AB557752EC7C56D4A170FF75A6D1CF1946F603	20100	scorum-1	gas
ibc/01C449AE0CBD63FCC4D201AA8200E8BB7C10FD6CA53F80C9535F037B9A43C512	78292	self-1	uslf
ibc/1F3AB31A66CC0FBE149859D55D0D2D7167B851A113786438EA6E201033600C8E	647	ShareRing-VoyagerNet	nshr
ibc/16B3CDBADC506456F3D71E22CE422BB990D7186D611B09744F39F47931B5C738	98081	sidechain-1	uside
ibc/2B46DD47EBAA57FB76436A1E5758BDE6356A8CE04D9FE879F95F838FAAD231B6	106275	sunrise-1	uusdrise
ibc/6CF86ACC0BC170B45A41FFAA138B062CFA454D919490B79CCAA8491B3B4B420D	110566	tail-1	utail
ibc/897E03F5F866333ED0CD1F732E6A7E86D9B79D59970BC2F8BC4A77A47737F16C	110319	1919	lira
>tumbler
ugrain				GRAIN	6	Grain		~paloma/images/grain.png		The native token of the Paloma chain
>panacea-3
umed				MED	6	MediBloc	medibloc	~panacea/images/med.png		Panacea is a public blockchain launched by MediBloc, which is the key infrastructure for reinventing the patient-centered healthcare data ecosystem
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>passage-2
upasg				PASG	6	Passage	passage	~passage/images/pasg.png		Passage.io is a decentralized platform that enables users to create, distribute, and monetize immersive virtual experiences and content using blockchain technology.
ibc/5722440AAB0970916B61ECF25C6342CF81DB0993A4F84EDD8873F2BE01363647	13	dungeon-1	udgn
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>paxi-mainnet
upaxi				PAXI	6	Paxi Network	paxi-network			Paxi Network is a Layer 1, general-purpose decentralized blockchain designed for everyone.Built for speed, security, and scalability, it empowers individuals and communities to participate freely — anyone can become a validator and help secure the network.With native support for DeFi, DAOs, cross-chain interoperability, and dApps, Paxi makes blockchain simple, inclusive, and truly decentralized.Ultimately, Paxi aims to become a universal blockchain — hosting a vast ecosystem of dApps that seamlessly integrate into everyday life.
ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	2	noble-1	uusdc			USD Coin				Circle's stablecoin on Paxi Network
ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9	1	cosmoshub-4	uatom			Cosmos Hub				The native staking and governance token of the Cosmos Hub on Paxi Network.
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo							The native token of Osmosis on Paxi Network.
>core-1
uxprt				XPRT	6	Persistence	persistence	~persistence/images/xprt.png		Persistence One is building a Bitcoin Cross-chain Swaps solution, enabling fast, zero-slippage secure swaps across Bitcoin Layer 2s.
stk/uatom				stkATOM	6	PSTAKE staked ATOM		~persistence/images/stkatom.png		(Deprecated) PSTAKE Liquid-Staked ATOM
ibc/A6E3AF63B3C906416A9AF7A556C59EA4BD50E617EFFE6299B99700CCB780E444	38	gravity-bridge-3	gravity0xfB5c6815cA3AC72Ce9F5006869AE67f18bF77006							pSTAKE Finance is a Bitcoin Yield and Liquid Staking protocol, backed by Binance Labs.
ibc/C8A74ABBE2AF892E15680D916A7C22130585CE5704F9B17A10F184A90D53BECA	24	cosmoshub-4	uatom
ibc/C559977F5797BDC1D74C0836A10C379C991D664166CB60D776A83029852431B4	129	kava_2222-10	erc20/tether/usdt			Tether USDT				Tether USDT on Persistence
ibc/B3792E4A62DF4A934EF2DF5968556DB56F5776ED25BDE11188A4F58A7DD406F0	132	noble-1	uusdc			Noble USD Coin
ibc/23DC3FF0E4CBB53A1915E4C62507CB7796956E84C68CA49707787CB8BDE90A1E	131	dydx-mainnet-1	adydx							dydx staking token
stk/uosmo				stkOSMO	6	PSTAKE staked OSMO		~persistence/images/stkosmo.png		(Deprecated) PSTAKE Liquid-Staked OSMO
stk/adydx				stkDYDX	18	PSTAKE staked DYDX		~persistence/images/stkdydx.png		(Deprecated) PSTAKE Liquid-Staked DYDX
stk/ustars				stkSTARS	6	PSTAKE staked STARS		~persistence/images/stkstars.png		(Deprecated) PSTAKE Liquid-Staked STARS
ibc/AD8E1D4AC4EA8FC79CC46E33319A3791477D4DEBFC30D5D874074B993422B41B	197		ustars	STARS	6	Stargaze	stargaze	~stargaze/images/stars.png
ibc/5D3B6445EA1D7064C4B1CCB588638589529556E1BCBADF13475021B42EA8C73B	159	secret-4	cw20:secret153wu605vvp934xhd4k9dtd640zsep5jkesstdm	SHD	8	Shade	shade-protocol	~secretnetwork/images/shd.png		The native token cw20 for Shade on Secret Network
stk/uhuahua				stkHUAHUA	6	PSTAKE staked HUAHUA		~persistence/images/stkhuahua.png		(Deprecated) PSTAKE Liquid-Staked HUAHUA
ibc/B597D779FCDD9021263C98A48F1AFA9D2BCCCE980F397CDE5681CCEDE7DEE1A4	203	chihuahua-1	uhuahua
stk/uxprt				stkXPRT	6	PSTAKE staked XPRT		~persistence/images/stkxprt.png		(Deprecated) PSTAKE Liquid-Staked XPRT
ibc/CCA9F9B22D39884C09975D45E1869B73A12B87080EE53CB44905CE2C422CA228	6	osmosis-1	factory/osmo1z0qrq605sjgcqpylfl4aa6s90x738j7m58wyatt0tdzflg2ha26q67k743/wbtc							Wrapped Bitcoin on Persistence
ibc/5BCA39AEE3A48194602328FF11D873FCC61ADDD40C7F1BBB7B05C9AA2896B407	202	agoric-3	ubld
ibc/4E7257D6B8EBFB10B5FF9092D992D9A11D001C8BB7D877134CE657647FF6AFAE	71	comdex-1	ucmdx
ibc/25877BD1436C689E501A281CE82647CC9649EBFE0D38CB2AB0B8C17ACB9BD921	68	crescent-1	ucre
ibc/31D711D31CD5D83D98E76B1486EEDA1A38CD1F7D6FCBD03521FE51323115AECA	38	gravity-bridge-3	ugraviton
ibc/D64E84758BCA42602C27E9ED2DB8F4EFDAE6A1E311CF404B516D45FEDF319D73	41	injective-1	inj
ibc/CA687302422C075B26948BEC7143F6D47BACAB53421D57DF30741F91D4DFCA1F	37	juno-1	ujuno
ibc/1D1218E270EC508BAF00AEA3EB24E6FA50C19D93AFABD406886633098D0B76B0	129	kava_2222-10	ukava
ibc/98248BECF49363FACC3BA46A557771ED4F9F593F821D7E390BD89E201441E12D	152	kaiyo-1	ukuji
ibc/88386638D9EE3A4BD2B16E4A7EB239A435E4BA1B1BB450EA46ADB771BAB10A63	136	neutron-1	untrn
ibc/646315E3B0461F5FA4C5C8968A88FC45D4D5D04A45B98F1B8294DD82F386DD85	6	osmosis-1	uosmo
>planq_7070-2
aplanq				PLQ	18	Planq	planq	~planq/images/planq.png		The native EVM, governance and staking token of the Planq Network
erc20/0x091F9A57A3F58d758b6572E9d41675918EAC7F09				SRCX	9	Source Token		~_non-cosmos/binancesmartchain/images/srcx.png		The token of Source Protocol bridged from BSC.
ibc/26B4B4BBF3C8D5DB1ADE993CCD865A7CC608B2BAEF20E0166F18B84E32184F63	1,169	juno-1	cw20:juno1qmlchtmjpvu0cr7u0tad2pq8838h6farrrjzp39eqa9xswg7teussrswlq
erc20/0xF630B96760B91f6FCbE8b3C24f2786AcA3D03648				ANUBI	18	Anubis		~planq/images/anubis.png		The token of Anubis.
erc20/0x8F4d86ABa1b47832C46f11e0fFD0F7aDa4498345				ATC	18	Astonic		~planq/images/atc.svg		The token of Astonic.
erc20/0xA2871B267a7d888F830251F6B4D9d3DFf184995a				aUSD	18	Astonic USD		~planq/images/ausd.svg		Astonic USD (aUSD) is a stable asset pegged to the US Dollar.
erc20/0xd5be2932FEbD73019ba1d5d97DFC35E1Ab09E501				aEUR	18	Astonic EUR		~planq/images/aeur.svg		Astonic EUR (aEUR) is a stable asset pegged to the Euro.
erc20/0x240642C6f69878A0b199065f25EDf82023BC59ce				aBRL	18	Astonic BRL		~planq/images/abrl.svg		Astonic BRL (aBRL) is a stable asset pegged to the Brazilian Real.
ibc/C8AB3A9F9A36AC71C7B7C52A4094604FD6D7AE16FC632A538291331EBE44AC6B	62	archway-1	aarch
ibc/9117A26BA81E29FA4F78F57DC2BD90CD3D26848101BA880445F119B22A1E254E	2	cosmoshub-4	uatom
ibc/FC9D92EC12BC974E8B6179D411351524CD5C2EBC3CE29D5BA856414FEFA47093	0	gravity-bridge-3	ugraviton
ibc/892C6985752BC6AD14752545EE5522E2AFA84EF8FC365B27F1C600A65E198853	65	luwak-1	ukopi
ibc/567E5E9FDF8104C5BDC3A31235CBAE66D38A901901E4BA80387C1AE2375E67F9	23	kaiyo-1	ukuji
ibc/3A885CF4256997A923DBE557E916E63651FE080F9E030BC2E622968E2EE81598	63	noble-1	uusdc
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
ibc/471CADC899528CAA2E5EFA54B18D95AA1EFEF6D6061F527233003EE11A2CCE97	59	pacific-1	usei
ibc/8B1A2352E009D7D5AEFA5FDDF23EF644EB818DA9E0806A0FEDEA8562EC15F474	61	source-1	usource
>pocket
upokt				POKT	6	POKT		~pocket/images/pokt-icon.svg		The native token of Pocket Network
>point_10687-1
apoint				POINT	18	Point		~point/images/point-logo.png		The native governance and staking token of the Point network
ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2	0	cosmoshub-4	uatom
>pio-mainnet-1
nhash				HASH	9	Hash	hash-2	~provenance/images/prov.png		Hash is the staking token of the Provenance Blockchain
ibc/616E26A85AD20A3DDEAEBDDE7262E3BA9356C557BC15CACEA86768D7D51FA703	10	noble-1	uusdc
ibc/C01154C2547F4CB10A985EA78E7CD4BA891C1504360703A37E1D7043F06B5E1F	9	axelar-dojo-1	uaxl
ibc/295548A78785A1007F232DE286149A6FF512F180AF5657780FC89C009E2C348F	9	axelar-dojo-1	uusdc
ibc/FAC1BAAA6ECDCB88408A6EEEA13AD4736DA687F85ACD22B5BBD00D36754AC0FA	7	osmosis-1	uosmo
>PUNDIX
ibc/55367B7B6572631B78A93C66EF9FDFCE87CDE372CC4ED7848DA78C1EB1DCDD78	0		eth0x0FD10b9899882a6f2fcb5c371E17e70FdEe00C38	PUNDIX	18	Pundi X Token				PUNDIX token is the native token that functions within the Pundi X ecosystem.
bsc0x29a63F4B209C29B4DC47f06FFA896F32667DAD2C				PURSE	18	PURSE Token				Purse is the decentralised loyalty program for physical stores and merchants. PURSE token shall serve as governance token of the PURSE Merchant loyalty point platform, the gas fee as well as the transaction fee on PURSE Merchant platform. To launch any merchant loyalty tokens and do transaction on the merchant platform, users and merchants need Purse tokens.
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>pylons-mainnet-1
ubedrock				ROCK	6	Pylons		~pylons/images/pylons.png		The revenue token for Pylons
ibc/C17BEA901C0E95951F19646D784F703FEFC03201005712A50D79D7B55669D44B	29	osmosis-1	uosmo
>qfs-1
uqfs				QFS	6	qfs		~qfs/images/qfs.png		QFS stands for Quantum Financial Systems, the aim is to bridge traditional finance with the crypto ecosystem
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>qie_1990-1
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>qorechain-vladi
uqor				QOR	6	QoreChain		~qorechain/images/qorechain.png		QOR is the native staking, gas and governance token of QoreChain, a quantum-safe Layer 1 with hybrid post-quantum (ML-DSA-87 plus secp256k1) transaction signing and unified EVM/SVM execution.
>quasar-1
uqsr				QSR.legacy	6	Quasar (legacy)		~quasar/images/quasar.png		The QSR token has transitioned to a legacy token, with migration to the EVM ecosystem currently underway.
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo							OSMO from Osmosis
ibc/FA0006F056DB6719B8C16C551FC392B62F5729978FC0B125AC9A432DBB2AA1A5	1,0	cosmoshub-4	uatom			Atom				ATOM from Osmosis
ibc/FA7775734CC73176B7425910DE001A1D2AD9B6D9E93129A5D0750EAD13E4E63A	1,208	axelar-dojo-1	uusdc	USDC.axl						USDC.axl from Osmosis
>qubetics_9030-1
tics				TICS	18	Qubetics Mainnet	qubetics	~qubetics/images/qubetics.png		The EVM, governance and staking token of the qubetics Chain
>quicksilver-2
uqck				QCK	6	Quicksilver		~quicksilver/images/qck.png		QCK - native token of Quicksilver
uqstars				qSTARS	6	Quicksilver Liquid Staked STARS		~quicksilver/images/qstars.png		Quicksilver Liquid Staked STARS
uqatom				qATOM	6	Quicksilver Liquid Staked ATOM		~quicksilver/images/qatom.png		Quicksilver Liquid Staked ATOM
uqregen				qREGEN	6	Quicksilver Liquid Staked Regen		~quicksilver/images/qregen.png		Quicksilver Liquid Staked REGEN
uqosmo				qOSMO	6	Quicksilver Liquid Staked OSMO		~quicksilver/images/qosmo.png		Quicksilver Liquid Staked OSMO
uqsomm				qSOMM	6	Quicksilver Liquid Staked SOMM		~quicksilver/images/qsomm.png		Quicksilver Liquid Staked SOMM
uqjuno				qJUNO	6	Quicksilver Liquid Staked JUNO		~quicksilver/images/qjuno.png		Quicksilver Liquid Staked JUNO
aqdydx				qDYDX	18	Quicksilver Liquid Staked DYDX		~quicksilver/images/qdydx.png		Quicksilver Liquid Staked DYDX
uqsaga				qSAGA	6	Quicksilver Liquid Staked SAGA		~quicksilver/images/qsaga.png		Quicksilver Liquid Staked SAGA
uqbld				qBLD	6	Quicksilver Liquid Staked BLD		~quicksilver/images/qbld.png		Quicksilver Liquid Staked BLD
ibc/5666A86DCC869C75F69A7938AD6DCFECAC4A09C73522599E7A85B10143E5FBD2	164,0	noble-1	uusdc			Noble USDC				Noble USDC via dYdX Protocol
aqarch				qARCH	18	Quicksilver Liquid Staked ARCH		~quicksilver/images/qarch.png		Quicksilver Liquid Staked ARCH
uqtia				qTIA	6	Quicksilver Liquid Staked TIA		~quicksilver/images/qtia.png		Quicksilver Liquid Staked TIA
pqpica				qPICA	12	Quicksilver Liquid Staked PICA		~quicksilver/images/qpica.png		Quicksilver Liquid Staked PICA
qinj				qINJ	18	Quicksilver Liquid Staked INJ		~quicksilver/images/qinj.png		Quicksilver Liquid Staked INJ
uqluna				qLUNA	6	Quicksilver Liquid Staked LUNA		~quicksilver/images/qluna.png		Quicksilver Liquid Staked LUNA
uqflix				qFLIX	6	Quicksilver Liquid Staked FLIX		~quicksilver/images/qflix.png		Quicksilver Liquid Staked FLIX
ibc/4B3F2630F1EC02190C3A765114709934F8CCE8F577129DC898CF1627D02CE0D1	125	agoric-3	ubld
ibc/56446D416C5998249DD4F0E52C9C973AD9F4D5D9D25FF99C6D37240712C7A1ED	116	archway-1	aarch
ibc/B286BE331CF81A90B2C19E30B31825BA515D51468E0B029031EEF146BE22C9B3	207	celestia	utia
ibc/25A01BCED23530945E74C17A63C29DAD5970F7405B398681D015738B51A0B64C	94	centauri-1	ppica
ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9	1	cosmoshub-4	uatom
ibc/5CC131485B2E91C2A1BE0AD5D62086D7BA14552F1C81D1FB05B32DCE1A535D13	164	dydx-mainnet-1	adydx
ibc/832C3F7411F4B3543C566F0B20D88F1831FE15C813013D478C92220F626A9755	234	injective-1	inj
ibc/D3FB6779CE0CA9545122B6125EE479DCBADAF99BE705927B0E307109222B5FA0	22	juno-1	ujuno
ibc/13B2C536BB057AC79D5616B8EA1B9540EC1F2170718CAFF6F0083C966FFFED0B	2	osmosis-1	uosmo
ibc/A7E38774F447445DB94A8ED00BEE78EFC43EED7A732D314D3F7F4AB743993E9F	17	regen-1	uregen
ibc/E7395B1DECD14A8B7F9AA60083119E395DA8E37A1DCAA8B9ED07ED8D4F7E48E3	170	ssc-1	usaga
ibc/0EE32E83564D18F2268A003A0088FC656E05341E5FCA400732DD08994CF9E25F	52	secret-4	uscrt
ibc/BFF8BC09B94E2EA90B64961A181D2383280FFA7847109DE1AB4ECA366466462A	101	sommelier-3	usomm
ibc/D770ECBBF0B11F3DD7D32917EE5D6F730C0CB8CAE98E7ED19390C5687E3579AF	244	phoenix-1	uluna
ibc/EA42BCEB67318BE8A8ED75179A11CC5A55B5557340DA47F554ABB507669825E4	229	xion-mainnet-1	uxion
>qwoyn-1
uqwoyn				QWOYN	6	Qwoyn Network		~qwoyn/images/qwoyn.png		The native governance token for Qwoyn Network
ibc/46F2AFF56A0F50EB006CDBAEDC41350F079CE86AE959FE6D261EFC530351A115	5	archway-1	aarch
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>realionetwork_3301-1
ario				RIO	18	Realio Network	realio-network	~realio/images/rio.png		The native currency of the Realio Network.
arst				RST	18	Realio Security Token		~realio/images/rst.png		A hybrid equity token that represent ownership of the Realio Ecosystem and provides utility functions on the Network.
ibc/9117A26BA81E29FA4F78F57DC2BD90CD3D26848101BA880445F119B22A1E254E	2	cosmoshub-4	uatom
ibc/30F3F34E95CE24EB7746527607FB223E7BF4578B389425548131C6298A9B3945	4	kaiyo-1	ukuji
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>reb_1111-1
arebus				REBUS	18	Rebus		~rebus/images/rebus.png		REBUS, the native coin of the Rebus chain.
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>regen-1
uregen				REGEN	6	Regen Network	regen	~regen/images/regen.png		REGEN coin is the token for the Regen Network Platform
eco.uC.NCT				NCT	6	Nature Carbon Ton		~regen/images/nct.png		Nature Carbon Ton (NCT) is a carbon token standard backed 1:1 by carbon credits issued by Verra, a global leader in the voluntary carbon market. NCT credits on Regen Network have been tokenized by Toucan.earth.
ibc/8D95B9CD9E644EAC43E5E9E9338ED88FE232C0EEE74AB0D01CE87F1D677FEDA5	165	noble-1	uusdc
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
ibc/DC834C6A70BF61E9F888DB112A7A0DFB07E97FB47C8D036F7CBBD7FACD7BF31D	61	quicksilver-2	uqck
>ritbit-mainnet
urit				RIT	18	Rubin		~ritbit/images/ritbit.png		RIT is the native staking and governance token of RITBIT, the network that powers the Rubin Trade decentralized exchange.
uusdc				USDC	6	USD Coin		~_non-cosmos/ethereum/images/usdc.png		USD Coin (USDC) used as collateral for trading on Rubin.
ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5	0	noble-1	uusdc
>titan-1
uatolo				ATOLO	6	Rizon Chain		~rizon/images/atolo.png		Native token of Rizon Chain
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>safrochain-1
usaf				SAF	6	Safrochain		~safrochain/images/saf.png		The native staking, governance, and fee token of Safrochain, a mobile-first mobile-money-powered blockchain connecting mobile wallets to on-chain finance and interoperable digital rails.
ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5	0	noble-1	uusdc			USD Coin (Noble)				Circle USDC bridged from Noble over IBC channel-0.
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo							Osmosis OSMO bridged over IBC channel-1.
>ssc-1
usaga				SAGA	6	Saga	saga-2	~saga/images/saga.png		Saga is a blockchain platform focused on providing customizable blockchain solutions with a strong emphasis on security and scalability.
ibc/24F4EF610106DB0CE7D325020028FBB32A21F3E639A26F6DA06B1EBA9DE396EA	24	axelar-dojo-1	uaxl
ibc/37EF240838413BD7D3496183213F7F0F483EC7A330328F16AD901A1AC1450F72	24	axelar-dojo-1	uusdc
ibc/E579AC2CC529ED12D8FD1EC623AAB4825BC23B0E0C04185BC596F50FAF57125F	10	neutron-1	untrn
ibc/B90825FF57A70109217065F9BB1F61D4C7B2520708304DF356FB7E41E4944EAD	37	noble-1	uusdc
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
ibc/F1B5978A17342EEC6D28C708BFB77AEEBEAFBA7CBC29CA4DB2C08010EF23960F	18	quicksilver-2	uqck
ibc/1B28CD5F3CDC17E585A7F2F05931FA694B3EFF0233D98CEF3505A35410D53CED	17	secret-4	uscrt
ibc/FF6C2E86490C1C4FBBD24F55032831D2415B9D7882F85C3CC9C2401D79362BEA	0	stride-1	ustrd
>scorum-1
nscr				SCR	9	Scorum		~scorum/images/scr.png		The native token of Scorum
gas				GAS	0	GAS		~scorum/images/gas.png		Virtual(non-transferable) coin used to pay gas
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>secret-4
uscrt				SCRT	6	Secret Network	secret	~secretnetwork/images/scrt.png		Secret Network is a privacy-focused blockchain that enables private and secure smart contracts, protecting sensitive data.
ibc/CDEA201B61DF09C2456A91A60A87856796E6B40FAF41FC64E3482D4EF07DE26C	51	agoric-3	ubld
ibc/448B29AB9766D29CC09944EDF6A08573B45A37C55746A45FA3CF53F1B58DF98D	21	akashnet-2	uakt
ibc/55D94A32095A766971637425D998AAABF8357A1ABCB1CAC8614887BE51BF1FB1	97	andromeda-1	uandr
ibc/64C032841EC8FEDFEA08C89B1AE8CEB5D616533C7CFC02158B83F221D8AE5618	84	archway-1	aarch
ibc/A7CBAF118AC24A896DC46A098FE9FA2A588A36A2F0239913229D3A11D92E7B2E	20	axelar-dojo-1	uaxl
ibc/CD7B6B7D85FDF5F72A78E806BCFB8060B561EEF27677B111E0A610626056451E	20	axelar-dojo-1	uusdc
ibc/8E31B43C53FA68AFEB6A0A4A61DA67F357A6BD757F745A3CB65B97CD9D9DA1BB	91	celestia	utia
ibc/0D5DA8508A67E30C3C268A0400EA15FAFB553C0C371757994C90BFA023FF0B93	141	cheqd-mainnet-1	ncheq
ibc/630E7B10690ADEC9E9CEEE904CE78C522BBCDDC6A081B23FA26A55F6EF40E41E	11	chihuahua-1	uhuahua
ibc/DFBDE185EC916F4933DF02D3A282FA801BC9EE77FE0B768FB517407730105491	63	comdex-1	ucmdx
ibc/7E8714E75B6A303CB074576F08D6FB3FB064C7E936F59AFE273CBB05DECE7151	80	centauri-1	ppica
ibc/3EA9790C386BD0FE422C9F9DB4BE162C130B9200D6D8245472F66E27AA82789C	101	coreum-mainnet-1	ucore
ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2	0	cosmoshub-4	uatom
ibc/34BFFD88FD2A4ED8C4D227A7A3CE966A4D514F5F07823FFABC4CC3DBC9D8CCDE	24	crescent-1	ucre
ibc/6F3AC063885E799319E49C0F5D984C5DB1FC6542558225B87653023342DDD2CE	130	dymension_1100-1	adym
ibc/DEEF987757F80419CC651C8323ACD21D6C3D664E51B5E5A29B2663F5AD132A67	17	gravity-bridge-3	ugraviton
ibc/5A76568E079A31FA12165E4559BA9F1E9D4C97F9C2060B538C84DCD503815E30	23	injective-1	inj
ibc/B6E97E0FB88FF4660A677B27CE0CD03E5F74E0DE1B9D2B65F107249A3CE5C8FB	62	jackal-1	ujkl
ibc/DF8D00B4B31B55AFCA9BAF192BC36C67AA06D9987DCB96490661BCAB63C27006	8	juno-1	ujuno
ibc/FFA324A40F82EF430CF78D498CE04FF634D2091FCDC04EFEC8841B86011F307A	22	kaiyo-1	ukuji
ibc/1D5E074747E7E5B67DE2CDD360FD5581640591FAEDB7EEFFF9E4CA5AAE3FEF9E	57	migaloo-1	uwhale
ibc/F1E2912B7740A256EE98F87F464CC50EEB4511CEDFA9512365B2DA93057482DC	144	neutron-1	untrn
ibc/9162FF8AC138FFAB8723606E1FD726A95A2A153831ED6786396C374004AC28F8	88	noble-1	uusdc
ibc/862D31E2B69C7E2C08AF52E564E05FFE7A55061337912E43F55198268598E2D9	146	pirin-1	unls
ibc/3D94B1D3EA1E52407BC69A78BC0A52D2440F0524F5268B899B67F18DEACB0B5F	174	nyx	unym
ibc/C3515C07AFFA077FA302B02BC71BE165342311F52C03D03E4985A74F81801305	217	Oraichain	orai
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
ibc/C21A7C8801B94E73EBEDB9B0870D492190D7A01F63C8855962AAFDE2F026D8F6	65	quicksilver-2	uqck
ibc/5938378D6974EF73519C90789CBBFFFAEC43992A3D2B5E3F465F5DA96E434029	152	ssc-1	usaga
ibc/E83107E876FF194B54E9AC3099E49DBB7728156F250ABD3E997D2B7E89E0810B	3	sentinelhub-2	udvpn
ibc/901E9F1199A9EB947C83F2903B0B062888758D5853C6B762CD15B9FFD55FF1BC	15	sifchain-1	rowan
ibc/CE591002C567BE4B8C4EC3F3F3D18AF7A1CA9FADBF5876C8413F8B2BD83CE8FF	37	stride-1	ustrd
ibc/CE763BC6FC07E3D04301DEC34395064D16D33D6AECA19E68B2C447B9674A8CCD	111	teritori-1	utori
ibc/D70B0FBF97AEB04491E9ABF4467A7F66CD6250F4382CE5192D856114B83738D2	2	columbus-5	uluna
ibc/28DECFA7FB7E3AB58DC3B3AEA9B11C6C6B6E46356DCC26505205DAD3379984F5	16	phoenix-1	uluna
>seda-1
aseda				SEDA	18	Seda	seda-2	~seda/images/seda.png		The native token of SEDA Chain.
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>pacific-1
usei				SEI	6	Sei	sei-network	~sei/images/sei.png		Sei is a layer-1 blockchain optimized for trading, focusing on providing high throughput, low latency, and efficient execution for decentralized exchanges.
factory/sei1thgp6wamxwqt7rthfkeehktmq0ujh5kspluw6w/OIN				OIN	6	OIN STORE OF VALUE		~sei/images/oin.png		OIN Token ($OIN) is a groundbreaking digital asset developed on the $SEI Blockchain. It transcends being merely a cryptocurrency; $OIN stands as a robust store of value, symbolizing the future of decentralized finance and its potential to reshape the crypto landscape.
factory/sei1x2fgaaqecvk8kwuqkjqcj27clw5p5g99uawdzy9sc4rku8avumcq3cky4k/ampSEI				ampSEI	6	ERIS Amplified SEI		~sei/images/ampsei.svg		ERIS liquid staked SEI
factory/sei1fl8pg59wfsgw2wp4aruk38zqccfnc2g8ptrm24/popeye				POPEYE	6	Popeye		~sei/images/popeye.png		Popeye the Seilor
factory/sei1ta5rkr6y2qlkj7px8w2cvear7m2822q4f4ea0m/sensei				SENSEI	6	Sensei Dog		~sei/images/SenseiDog.png		A wise dog and a marshal arts master
sei1wlf9j5uv50rcg0u5j6xk00px5tflptzprj39keck27eg8g7qd7hqq6kvda				OOZARU	6	Oozaru		~sei/images/oozaru.png		OOZARU is a meme token on SEI Network inspired by the iconic transformation in the Dragon Ball series
cw20:sei1hrndqntlvtmx2kepr0zsfgr7nzjptcc72cr4ppk4yav58vvy7v3s4er8ed				SEIYAN	6	SEIYAN		~sei/images/SEIYAN.png		The Original Meme Coin of SEI Network
ibc/063F4461F7317CFF10F50AB044E44932D22AAD84FA7107082744946E6DB7B7A8	177		factory/neutron1ffus553eet978k024lmssw0czsxwr97mggyv85lpcsdkft8v9ufsz3sa07/astro	ASTRO	6	Astroport token	astroport-fi	~neutron/images/astro.png		Astroport is a neutral marketplace where anyone, from anywhere in the galaxy, can dock to trade their wares.
ibc/C0E66D1C81D8AAF0E6896E05190FDFBC222367148F86AC3EA679C28327A763CD	2	axelar-dojo-1	uaxl
ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	2	axelar-dojo-1	uusdc
ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9	1	cosmoshub-4	uatom
ibc/12B178A885FC6891E0E09E1FB013973C5632B7093CE52D8F33B32E76E3BB6EA1	18	kava_2222-10	ukava
ibc/825CBB2F938AC6E79D69EED47E82FA85C190BA4A2888E3979F2245ECE4C1ECB2	14	migaloo-1	uwhale
ibc/A7806379C45021F6947A2F239D26AA0670A63FB5A0E47D410DEBF6E45BA960E4	66	neutron-1	untrn
ibc/CA6FBFAF399474A06263E10D0CE5AEBBE15189D6D4B2DD9ADE61007E68EB9DB0	45	noble-1	uusdc
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
ibc/1F0B2D7A02FB81DBFABEDE33900C7F76A91C30DC09A11C1E4066A0382F22C1FA	13	planq_7070-2	aplanq
ibc/4730171FEEAD8629E5C22670ECA090258649B06BE7533E16E83F32BC9028F20B	11	stride-1	ustrd
ibc/FA0FFABCBE79011771B811DA987A0B728FB6A469544BAB320CD74C19FA794D46	78	diamond-1	urock
>self-1
uslf				SLF	6	Self	self-chain	~self/images/self.png		The native staking token of Self Chain.
ibc/C0E66D1C81D8AAF0E6896E05190FDFBC222367148F86AC3EA679C28327A763CD	2	axelar-dojo-1	uaxl
ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	2	axelar-dojo-1	uusdc
ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2	0	cosmoshub-4	uatom
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>sentinelhub-2
udvpn				P2P	6	Sentinel	sentinel	~sentinel/images/dvpn.png		Sentinel is a decentralized VPN (dVPN) network that provides private and secure internet access by leveraging blockchain technology.
ibc/3DB3C82813931AACF4536DA029A9043760B23FCDF46B2709964D90454CB3703B	96	axelar-dojo-1	uaxl
ibc/230CB17AEA2EB8FF846B80E6C4A8EFFB11810B85335CD091751715B11F223711	96	axelar-dojo-1	uusdc
ibc/A8C2D23A1E6F95DA4E48BA349667E322BD7A6C996D8A4AAE8BA72E190F3D1477	12	cosmoshub-4	uatom
ibc/BA471D70F9AA4AB3F1696DCA717235F47ED4D3451643F471E037341F54A500C4	97	cosmoshub-4	uatom
ibc/A85ACA68D4EBB931256F86A5360F93CAA4B9102F39FED10CC3A7C57328D4AD34	60	medasdigital-2	umedas
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
ibc/31FEE1A2A9F9C01113F90BD0BBCCE8FD6BBB8585FAF109A2101827DD1D5B95B8	50	secret-4	uscrt
>sgenet-1
usge				SGE	6	SGE		~sge/images/sge.png		The native token of SGE Network
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>ShareRing-VoyagerNet
nshr				SHR	9	Shareledger		~shareledger/images/token.png		The native token of Shareledger
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>shentu-2.2
uctk				CTK	6	Shentu	certik	~shentu/images/ctk.png		The native token of Shentu
ibc/92E0120F15D037353CFB73C14651FC8930ADC05B93100FD7754D3A689E53B333	8	osmosis-1	uosmo
>shido_9008-1
shido				SHIDO	18	Shido	shido-2	~shido/images/shido.png		The native EVM and Wasm, governance and staking token of the Shido Chain
ibc/0E1517E2771CA7C03F2ED3F9BAECCAEADF0BFD79B89679E834933BC0F179AD98	1	axelar-dojo-1	uaxl
ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1	axelar-dojo-1	uusdc
ibc/BFAAB7870A9AAABF64A7366DAAA0B8E5065EAA1FCE762F45677DC24BE796EF65	5	noble-1	uusdc
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>sidechain-1
uside				SIDE	6	Side Chain native token		~sidechain/images/side.png		The native token of Side Chain.
sat				sBTC	8	Side Bitcoin				BTC-pegged token on Side Chain.
ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1	noble-1	uusdc			Noble USDC				Noble USDC on Side Chain.
ibc/3E35008738AC049C9C1A1E37F785E947A8DAA9811B3EA3B25580664294056151	6	axelar-dojo-1	uaxl
ibc/B3504E092456BA618CC28AC671A71FB08C6CA0FD0BE7C8A5B5A3E2DD933CC9E4	6	axelar-dojo-1	uusdc
ibc/A670D9568B3E399316EEDE40C1181B7AA4BD0695F0B37513CE9B95B977DFC12E	10	cosmoshub-4	uatom
ibc/1704820C9E1F4A9925E0F23D3B92ED0E53DEE28726257E39FABD444BFC6B6AE3	9	injective-1	inj
ibc/A020C9A03670A74D9BAD0E914FB4C0FC8AC9E762808BDB0EE4A0F6840297014B	8	neutron-1	untrn
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>sifchain-1
rowan				ROWAN	18	Sifchain		~sifchain/images/rowan.png		Rowan Token (ROWAN) is the Sifchain Network's native utility token, used as the primary means to govern, provide liquidity, secure the blockchain, incentivize participants, and provide a default mechanism to store and exchange value.
ibc/B4314D0E670CB43C88A5DCA09F76E5E812BD831CC2FEC6E434C9E5A9D1F57953	17	osmosis-1	uosmo
ibc/345D30E8ED06B47FC538ED131D99D16126F07CD6F8B35DE96AAF4C1E445AF466	65	secret-4	uscrt
>sixnet
usix				SIX	6	Six token		~six/images/six.png		The native staking token of the SIX Protocol.
>sommelier-3
usomm				SOMM	6	Sommelier	sommelier	~sommelier/images/somm.png		Somm Token (SOMM) is the native staking token of the Sommelier Chain
ibc/D934516FBE457F3A98AFABD87E0EFF7F95A15325C191EA8CDD7763C702FDDEC2	5	axelar-dojo-1	uaxl
ibc/BFAAB7870A9AAABF64A7366DAAA0B8E5065EAA1FCE762F45677DC24BE796EF65	5	axelar-dojo-1	uusdc
ibc/650B808C0B186704290A19FC122A2D9A26D75B270ED9A0F6A1BE03E2D1747DBF	2	canto_7700-1	acanto
ibc/DE63D8AC34B752FB7D4CAA7594145EDE1C9FC256AC6D4043D0F12310EB8FC255	1	injective-1	inj
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
ibc/4BDFA9B06C816E9D8022D5AF40B8D1A65722C837BB41C0040CFA7E97C1B3C68C	59	quicksilver-2	uqck
ibc/281A7A97BAE3A3D93A52324119EC0BAC0ACDA8A0AC9E1D62AC78B95F449E06DD	71	stride-1	ustrd
>source-1
usource				SOURCE	6	Source		~source/images/source.png		The native token of SOURCE Chain
ibc/FC5A7360EEED0713AE3E83E9D55A69AF873056A172AC495890ACE4582FF9685A	1	planq_7070-2	erc20/0x091F9A57A3F58d758b6572E9d41675918EAC7F09			SRCX				Source Protocol's SRCX Token Bridged from BNB Through Planq
ibc/9463E39D230614B313B487836D13A392BD1731928713D4C8427A083627048DB3	3	axelar-dojo-1	uaxl
ibc/6490A7EAB61059BFC1CDDEB05917DD70BDF3A611654162A1A47DB930D40D8AF4	3	axelar-dojo-1	uusdc
ibc/81DD1BA0AE960255C9BBB3557F9ADA47CBBA628796E462AAEC803F2943724B1F	2	kyve-1	ukyve
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
ibc/F0A06D765AE0B260AA2655BFEE907E56A1B29008905F92A8796EA2A86D5E2CE9	1	planq_7070-2	aplanq
>stafihub-1
ufis				FIS	6	FIS	stafi	~stafihub/images/fis.svg		The native staking and governance token of the StaFi Hub.
uratom				rATOM	6	rATOM		~stafihub/images/ratom.svg		A liquid staking representation of staked ATOMs
uriris				rIRIS	6	rIRIS		~stafihub/images/riris.svg		A liquid staking representation of staked IRISs
urhuahua				rHUAHUA	6	rHUAHUA		~stafihub/images/rhuahua.svg		A liquid staking representation of staked HUAHUAs
urswth				rSWTH	8	rSWTH		~stafihub/images/rswth.svg		A liquid staking representation of staked SWTHs
ibc/B5C5ADF9955FF42C1AD0C2B8924256DDBC91BD57E4AD232803419266661D3BDC	4	chihuahua-1	uhuahua
ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2	0	cosmoshub-4	uatom
ibc/89B8CC5467F9D02C505E598C4191F1B086DD83F3EBE9A67620A02BB409B9734C	3	irishub-1	uiris
ibc/6D6A70DED7038F6BC7D0181C1A0A63A202C0E050AD30A016D99B37848B47E6F1	6	kaiyo-1	ukuji
ibc/376222D6D9DAE23092E29740E56B758580935A6D77C24C2ABD57A6A78A1F3955	10	osmosis-1	uosmo
ibc/A1CA75737A469737878C6A3CCD0D47738E85CCE0C4C341B298928DE7DADE3CDF	9	phoenix-1	uluna
>stoc
ustoc				STOC	6	STO Chain	sto-chain	~stoc/images/stoc-logo.png		STO Chain is an institutional-grade permissioned blockchain built specifically for regulated assets.
>stratos-1
wei				STOS	18	Stratos	stratos	~stratos/images/stratos.png		STOS coin is the native token for the Stratos Blockchain. Stratos is a pioneering decentralized infrastructure service provider, revolutionizing AI and DePIN with advanced decentralized solutions in storage, computing, databases, and blockchain services. We empower Web 3.0 developers and dApps through our scalable, reliable, and high-performance networks.
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>stride-1
ustrd				STRD	6	Stride	stride	~stride/images/strd.png		Stride is a liquid staking blockchain in the Cosmos ecosystem that allows users to stake any IBC-compatible tokens and receive stTokens in return, providing liquidity while earning staking rewards.
stuatom				stATOM	6	Stride Staked ATOM	stride-staked-atom	~stride/images/statom.png
stustars				stSTARS	6	Stride Staked STARS		~stride/images/ststars.png
stuosmo				stOSMO	6	Stride Staked OSMO	stride-staked-osmo	~stride/images/stosmo.png
stujuno				stJUNO	6	Stride Staked JUNO	stride-staked-juno	~stride/images/stjuno.png
stuluna				stLUNA	6	Stride Staked LUNA		~stride/images/stluna.png
stinj				stINJ	18	Stride Staked INJ		~stride/images/stinj.png
staevmos				stEVMOS	18	Stride Staked EVMOS		~stride/images/stevmos.png
stadydx				stDYDX	18	Stride Staked DYDX		~stride/images/stdydx.png		Stride's liquid staked DYDX
stutia				stTIA	6	Stride Staked TIA		~stride/images/sttia.png		Stride's liquid staked TIA
stadym				stDYM	18	Stride Staked DYM		~stride/images/stdym.png		Stride's liquid staked DYM
stuumee				stUMEE	6	Stride Staked UMEE		~stride/images/stumee.png
stucmdx				stCMDX	6	Stride Staked CMDX		~stride/images/stcmdx.png
stusomm				stSOMM	6	Stride Staked SOMM		~stride/images/stsomm.png
stusaga				stSAGA	6	Stride Staked SAGA		~stride/images/stsaga.png		Stride's liquid staked SAGA
ibc/BF3B4F53F3694B66E13C23107C84B6485BD2B96296BB7EC680EA77BBA75B4801	162	celestia	utia							The native token of Celestia
staISLM				stISLM	18	Stride Staked ISLM	stride-staked-islm	~stride/images/stislm.png
stuband				stBAND	6	Stride Staked BAND		~stride/images/stband.png
ibc/D54D8A7843F08148FEEFA1DDCC7C9EAF94A4FC4F7E42EE90BBB18E157A31FDF1	57	acre_9052-1	aacre
ibc/E0C66F1D94163602FF5A3799290350E85BF40F8E2C7A7BA94B9DF694A564158E	148	agoric-3	ubld
ibc/896A939C98D421F2E06EFC46E88E1DBBE10657CB1BE5018BF4D6FAC92FE758DB	69	axelar-dojo-1	uaxl
ibc/5FA12AB6B23F7FC00BFBA3B26E320C91226BF88CC17DA5E088013252C91AEAD1	69	axelar-dojo-1	uusdc
ibc/AC11D57A5FBC0DF322615027DB86FAA602283F1801ED71FDDAA26117C41256D7	258	laozi-mainnet	uband
ibc/5D9C9AD9C09F2D78F99DE11C7F7A86934A6034E7CA777B954A6FC16F31B0B015	47	carbon-1	swth
ibc/EB66980014602E6BD50A1CB9FFB8FA694DC3EC10A48D2C1C649D732954F88D4A	49	comdex-1	ucmdx
ibc/C2D05DEC08BA1A9153C34ABED5F99818A935E1A2A9E86473301000511C0A75C9	134	centauri-1	ppica
ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2	0	cosmoshub-4	uatom
ibc/892B184DE49984FEA412E6BB8B9F2FA35E707E29DD5E9ADB515EB99B11E40837	51	crescent-1	ucre
ibc/561C70B20188A047BFDE6F9946BDDC5D8AC172B9BE04FF868DFABF819E5A9CCE	160	dydx-mainnet-1	adydx
ibc/E1C22332C083574F3418481359733BA8887D171E76C80AD9237422AEABB66018	197	dymension_1100-1	adym
ibc/255BEB856BFBC1B75A3C349CF769E9FADEB595804F4FC688A72D651576B9180E	240	haqq_11235-1	aISLM
ibc/A7454562FF29FE068F42F9DE4805ABEF54F599D1720B345D6518D9B5C64EA6D2	6	injective-1	inj
ibc/DA356E369C3E5CF6A9F1DCD99CE8ED55FBD595E676A5CF033CE784C060492D5A	24	juno-1	ujuno
ibc/5813FA53CD99E89E2339252C34E5093C9D1D118EA4DFA04C269C1D0E516D3A86	322	luwak-1	ukopi
ibc/EF4222BF77971A75F4E655E2AD2AFDDC520CE428EF938A1C91157E9DFBFF32A3	8	kaiyo-1	ukuji
ibc/8777F3C6E49CA66F9779ABA1749C12E032C2AC437F151F6DC74AB8C1A240DCFD	123	neutron-1	untrn
ibc/D24B4564BCD51D3D02D9987D92571EAC5915676A9BD6D9B0C1D0254CB8A5EA34	5	osmosis-1	uosmo
ibc/520D9C4509027DE66C737A1D6A6021915A3071E30DBA8F758B46532B060D7AA5	213	ssc-1	usaga
ibc/563C6CB7E0423BE8B9FD1DAB9EAC201A6C2413D96F73618240B114CE4896734C	40	secret-4	uscrt
ibc/AB7D2FCED9DEBF4988CB2ED41F527FD025C35665429C48703A0ECB856DE4C8AE	149	pacific-1	usei
ibc/B86EFF6D227E3E33D7E3B5E65D0C1BB5BD79CCB56D35A9D824F0DD5D52CA43BA	150	sommelier-3	usomm
ibc/E61BCB1126F42A2ED73B4CEA2221C9635BC2102F0417543C38071779F991942E	52	phoenix-1	uluna
>sunrise-1
uvrise				vRISE	6	Sunrise vRISE		~sunrise/images/vrise.png		The native token of the Sunrise network for staking. This token is non transferrable. This token can be retrieved by providing liquidity.
urise				RISE	6	Sunrise RISE		~sunrise/images/sunrise.png		The native token of the Sunrise network.
uusdrise				USDrise	6	Sunrise USDrise		~sunrise/images/usdrise.png		The USD stable coin of the Sunrise network for fees.
ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9	1	cosmoshub-4	uatom
ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5	0	noble-1	uusdc
ibc/47BD209179859CDE4A2806763D7189B6E6FE13A17880FE2B42DE1E6C1E329E23	3	osmosis-1	uosmo
>symphony-1
note				MLD	6	Melody		~symphony/images/mld.png		The native coin of Symphony
uusd				HUSD	6	Harmony USD		~symphony/images/husd.png		Harmonized USD
ukhd				HKHD	6	Harmony HKD		~symphony/images/hhkd.png		Harmonized HKD
uvnd				HVND	6	Harmony VND		~symphony/images/hvnd.png		Harmonized VND
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>synternet-1
usynt				SYNT	6	Synternet		~synternet/images/synt.png		Synternet is a blockchain that powers modular, interoperable data infrastructure across all major chains.
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>tail-1
utail				TAIL	6	TAIL Network		~tail/images/logo-mark.png		The native token of TAIL Network
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>taketitan-1
utitan				TITAN	6	Titan		~taketitan/images/taketitan.png		Taketitan the future of the asset management industry.
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>tenet_1559-1
atenet				TENET	18	Tenet		~tenet/images/tenet.png		The native EVM, governance and staking token of the Tenet
>teritori-1
utori				TORI	6	Teritori		~teritori/images/utori.png		The native token of Teritori
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
ibc/A670D9568B3E399316EEDE40C1181B7AA4BD0695F0B37513CE9B95B977DFC12E	10	cosmoshub-4	uatom
ibc/1FECA3491D88F4AD24DE0948ED96718CA6D93F6730CEE7708E621B953594BB5E	30	kaiyo-1	ukuji							The native staking and governance token of the Kujira chain.
ibc/FE98AAD68F02F03565E9FA39A5E627946699B2B07115889ED812D8BA639576A9	62	noble-1	uusdc			USD Coin
ibc/F3F6BDEE1A79664B169D742651107BF4E03FA67E931452E27380B75F5917B7E9	63	secret-4	uscrt							The native staking and governance token of the Secret chain.
>morocco-1
uterp				TERP	6	Terp Network Native Token		~terpnetwork/images/terp.png		Terp Token (TERP) is the Terp Network's native utility token, used as the primary means to govern & secure the blockchain.
uthiol				THIOL	6	Thiol Terp Gas Token		~terpnetwork/images/thiol.png		Thiol Gas Token (Thiols) is the Terp Network's native utility token, used as the primary means to govern, secure the blockchain & incentivize participants.
>columbus-5
uluna				LUNC	6	Luna Classic	terra-luna	~terra/images/luna.png		Terra Classic is the original blockchain platform that powered the UST stablecoin and LUNA token before the launch of Terra 2.0, focusing on stablecoins and DeFi applications.
uusd				USTC	6	TerraClassicUSD	terrausd	~terra/images/ust.png		The USD stablecoin of Terra Classic.
ukrw				KRTC	6	TerraClassicKRW		~terra/images/krt.png		The KRW stablecoin of Terra Classic.
cw20:terra1php5m8a6qd68z02t3zpw4jv2pj4vgw4wz0t8mz				WHALE	6	Whale Token		~terra/images/whale.png		The governance token of the White Whale protocol on Terra.
cw20:terra1kc87mu460fwkqte29rquh4hc20m54fxwtsx7gp				bLuna	6	Bonded Luna		~terra/images/bluna.png
cw20:terra1dzhzukyezv0etz22ud940z7adyv7xgcjkahuun				bETH	6	Bonded ETH		~terra/images/beth.png
cw20:terra1hzh9vpxhsk8253se0vv5jj6etdvxu3nv8z07zu				aUST	6	Anchor Terra USD		~terra/images/aust.png
cw20:terra14z56l0fp2lsf86zy3hty2z47ezkhnthtr9yq76				ANC	6	Anchor Token		~terra/images/anc.png
cw20:terra15gwkyepfc6xgca5t5zefzwy42uts8l2m4g40k6				MIR	6	Mirror		~terra/images/mir.png
cw20:terra1vxtwu4ehgzz77mnfwrntyrmgl64qjs75mpwqaz				mAAPL	6	Apple Inc.		~terra/images/maapl.png
cw20:terra1g4x2pzmkc9z3mseewxf758rllg08z3797xly0n				mABNB	6	Airbnb Inc.		~terra/images/mabnb.png
cw20:terra1qelfthdanju7wavc5tq0k5r0rhsyzyyrsn09qy				mAMC	6	AMC Entertainment Holdings Inc.		~terra/images/mamc.png
cw20:terra18ej5nsuu867fkx4tuy2aglpvqjrkcrjjslap3z				mAMD	6	Advanced Micro Devices, Inc.		~terra/images/mamd.png
cw20:terra165nd2qmrtszehcfrntlplzern7zl4ahtlhd5t2				mAMZN	6	Amazon.com, Inc.		~terra/images/mamzn.png
cw20:terra1qqfx5jph0rsmkur2zgzyqnfucra45rtjae5vh6				mARKK	6	ARK Innovation ETF		~terra/images/markk.png
cw20:terra1w7zgkcyt7y4zpct9dw8mw362ywvdlydnum2awa				mBABA	6	Alibaba Group Holding Limited		~terra/images/mbaba.png
cw20:terra1rhhvx8nzfrx5fufkuft06q5marfkucdqwq5sjw				mBTC	6	Bitcoin		~terra/images/mbtc.png
cw20:terra18wayjpyq28gd970qzgjfmsjj7dmgdk039duhph				mCOIN	6	Coinbase Global, Inc.		~terra/images/mcoin.png
cw20:terra149755r3y0rve30e209awkhn5cxgkn5c8ju9pm5				mDIS	6	The Walt Disney Company		~terra/images/mdis.png
cw20:terra19ya4jpvjvvtggepvmmj6ftmwly3p7way0tt08r				mDOT	6	Polkadot		~terra/images/mdot.png
cw20:terra1dk3g53js3034x4v5c3vavhj2738une880yu6kx				mETH	6	Ether		~terra/images/meth.png
cw20:terra1mqsjugsugfprn3cvgxsrr8akkvdxv2pzc74us7				mFB	6	Facebook Inc.		~terra/images/mfb.png
cw20:terra1l5lrxtwd98ylfy09fn866au6dp76gu8ywnudls				mGLXY	6	Galaxy Digital Holdings Ltd		~terra/images/mglxy.png
cw20:terra1m6j6j9gw728n82k78s0j9kq8l5p6ne0xcc820p				mGME	6	GameStop Corp		~terra/images/mgme.png
cw20:terra1h8arz2k547uvmpxctuwush3jzc8fun4s96qgwt				mGOOGL	6	Alphabet Inc.		~terra/images/mgoogl.png
cw20:terra137drsu8gce5thf6jr5mxlfghw36rpljt3zj73v				mGS	6	Goldman Sachs Group Inc.		~terra/images/mgs.png
cw20:terra18yqdfzfhnguerz9du5mnvxsh5kxlknqhcxzjfr				mHOOD	6	Robinhood Markets, Inc.		~terra/images/mhood.png
cw20:terra10h7ry7apm55h4ez502dqdv9gr53juu85nkd4aq				mIAU	6	iShares Gold Trust		~terra/images/miau.png
cw20:terra15hp9pr8y4qsvqvxf3m4xeptlk7l8h60634gqec				mIAU	6	iShares Gold Trust		~terra/images/miau.png
cw20:terra1ptdxmj3xmmljzx02nr4auwfuelmj0cnkh8egs2				mJNJ	6	Johnson & Johnson		~terra/images/mjnj.png
cw20:terra1qsnj5gvq8rgs7yws8x5u02gwd5wvtu4tks0hjm				mKO	6	Coca-Cola		~terra/images/mko.png
cw20:terra1227ppwxxj3jxz8cfgq00jgnxqcny7ryenvkwj6				mMSFT	6	Microsoft Corporation		~terra/images/mmsft.png
cw20:terra1jsxngqasf2zynj5kyh0tgq9mj3zksa5gk35j4k				mNFLX	6	Netflix, Inc.		~terra/images/mnflx.png
cw20:terra1dj2cj02zak0nvwy3uj9r9dhhxhdwxnw6psse6p				mNIO	6	NIO Inc.		~terra/images/mnio.png
cw20:terra17ana8hvzea0q7w367dm0dw48sxwql39qekpt7g				mNKE	6	NIKE, Inc.		~terra/images/mnke.png
cw20:terra1drsjzvzej4h4qlehcfwclxg4w5l3h5tuvd3jd8				mNVDA	6	NVIDIA Corporation		~terra/images/mnvda.png
cw20:terra1rh2907984nudl7vh56qjdtvv7947z4dujj92sx				mPYPL	6	PayPal Holdings Inc		~terra/images/mpypl.png
cw20:terra1csk6tc7pdmpr782w527hwhez6gfv632tyf72cp				mQQQ	6	Invesco QQQ Trust		~terra/images/mqqq.png
cw20:terra1246zy658dfgtausf0c4a6ly8sc2e285q4kxqga				mSBUX	6	Starbucks Corporation		~terra/images/msbux.png
cw20:terra1kscs6uhrqwy6rx5kuw5lwpuqvm3t6j2d6uf2lp				mSLV	6	iShares Silver Trust		~terra/images/mslv.png
cw20:terra1aa00lpfexyycedfg5k2p60l9djcmw0ue5l8fhc				mSPY	6	SPDR S&P 500		~terra/images/mspy.png
cw20:terra1u43zu5amjlsgty5j64445fr9yglhm53m576ugh				mSQ	6	Square, Inc.		~terra/images/msq.png
cw20:terra14y5affaarufk3uscy2vr6pe6w6zqf2wpjzn5sh				mTSLA	6	Tesla, Inc.		~terra/images/mtsla.png
cw20:terra1cc3enj9qgchlrj34cnzhwuclc4vl2z3jl7tkqg				mTWTR	6	Twitter, Inc.		~terra/images/mtwtr.png
cw20:terra1lvmx8fsagy70tv0fhmfzdw9h6s3sy4prz38ugf				mUSO	6	United States Oil Fund, LP		~terra/images/muso.png
cw20:terra19cmt6vzvhnnnfsmccaaxzy2uaj06zjktu6yzjx				mVIXY	6	ProShares VIX Short-Term Futures ETF		~terra/images/mvixy.png
cw20:terra1zp3a6q6q4953cz376906g5qfmxnlg77hx3te45				mVIXY	6	ProShares VIX Short-Term Futures ETF		~terra/images/mvixy.png
cw20:terra1ez46kxtulsdv07538fh5ra5xj8l68mu8eg24vr				LOTA	6	loterra		~terra/images/lota.png
cw20:terra17jnhankdfl8vyzj6vejt7ag8uz0cjc9crkl2h7				DPH	6	Digipharm		~terra/images/dph.png
cw20:terra1kcthelkax4j9x8d3ny6sdag0qmxxynl3qtcrpy				MINE	6	Pylon MINE Token		~terra/images/mine.png
cw20:terra1zsaswh926ey8qa5x4vj93kzzlfnef0pstuca0y				bPsiDP-24m	6	Pylon bDP Token for Gateway Psi 24m Pool		~terra/images/bpsidp-24m.png
cw20:terra1s5eczhe0h0jutf46re52x5z4r03c8hupacxmdr				SPEC	6	Spectrum Token		~terra/images/spec.png
cw20:terra1nef5jf6c7js9x6gkntlehgywvjlpytm7pcgkn4				LOOP	6	LOOP token		~terra/images/loop.png
cw20:terra1jx4lmmke2srcvpjeereetc9hgegp4g5j0p9r2q				LOOPR	6	LOOPR token		~terra/images/loopr.png
cw20:terra13xujxcrc9dqft4p9a8ls0w3j0xnzm6y2uvve8n				STT	6	StarTerra Token		~terra/images/stt.png
cw20:terra19djkaepjjswucys4npd5ltaxgsntl7jf0xz7w6				TWD	6	TWD Token		~terra/images/twd.png
cw20:terra1kvjscdgwuvwc6uzm4rqfjl6nlmuhj28tequlnc				XTRA	6	xterra Token		~terra/images/xtra.png
cw20:terra1vtr50tw0pgqpes34zqu60n554p9x4950wk8f63				MIAW	6	MIAW Token		~terra/images/miaw.png
cw20:terra12897djskt9rge8dtmm86w654g7kzckkd698608				Psi	6	Nexus Governance Token		~terra/images/psi.png
cw20:terra10f2mt82kjnkxqj2gepgwl637u2w4ue2z5nhz5j				nLuna	6	Nexus nLuna Token		~terra/images/nluna.svg
cw20:terra178v546c407pdnx5rer3hu8s2c0fc924k74ymnn				nETH	6	Nexus nETH Token		~terra/images/neth.svg
cw20:terra1u553zk43jd4rwzc53qrdrq4jc2p8rextyq09dj				cnLuna	6	nLuna autocompounder share representation		~terra/images/cnluna.svg
cw20:terra1nagqpmyw55yjphea4rhntlfv87ugmeaj8ym756				cnETH	6	nETH autocompounder share representation		~terra/images/cneth.svg
cw20:terra13k62n0285wj8ug0ngcgpf7dgnkzqeu279tz636				nAVAX	6	Nexus nAVAX Token		~terra/images/navax.svg
cw20:terra1jtdc6zpf95tvh9peuaxwp3v0yqszcnwl8j5ade				nATOM	6	Nexus nATOM Token		~terra/images/natom.svg
cw20:terra1dy9kmlm4anr92e42mrkjwzyvfqwz66un00rwr5				VKR	6	VKR Token		~terra/images/vkr.png
cw20:terra1mddcdx0ujx89f38gu7zspk2r2ffdl5enyz2u03				ORION	8	Orion Money (Portal)		~terra/images/orion.png
cw20:terra1r5506ckw5tfr3z52jwlek8vg9sn3yflrqrzfsc				TLAND	6	TerraLand Token		~terra/images/tland.png
cw20:terra1w0p5zre38ecdy3ez8efd5h9fvgum5s206xknrg				vUST	6	Vault UST		~terra/images/vust.png
cw20:terra14tl83xcwqjy0ken9peu4pjjuu755lrry2uy25r				ETH	8	Ether (Portal)		~terra/images/eth.png
cw20:terra1aa7upykmmqqc63l924l5qfap8mrmx5rfdm0v55				WBTC	8	Wrapped BTC (Portal)		~terra/images/wbtc.png
cw20:terra190tqwgqx7s8qrknz6kckct7v607cu068gfujpk				SOL	8	SOL (Portal)		~terra/images/sol.png
cw20:terra1dfasranqm4uyaz72r960umxy0w8t6zewqlnkuq				MATICet	8	MATIC (Portal from Ethereum)		~terra/images/maticet.png
cw20:terra1cetg5wruw2wsdjp7j46rj44xdel00z006e9yg8				BNB	8	Binance Coin (Portal)		~terra/images/bnb.png
cw20:terra1xvqlpjl2dxyel9qrp6qvtrg04xe3jh9cyxc6av				CAKE	8	PancakeSwap Token (Portal)		~terra/images/cake.png
cw20:terra12dfv3f0e6m22z6cnhfn3nxk2en3z3zeqy6ctym				LINK	8	Chainlink (Portal)		~_non-cosmos/ethereum/images/link.png
cw20:terra1csvuzlf92nyemu6tv25h0l79etpe8hz3h5vn4a				SUSHI	8	SushiToken (Portal)		~terra/images/sushi.png
cw20:terra1wyxkuy5jq545fn7xfn3enpvs5zg9f9dghf6gxf				UNI	8	Uniswap (Portal)		~terra/images/uni.png
cw20:terra1ce06wkrdm4vl6t0hvc0g86rsy27pu8yadg3dva				USDTet	6	Tether USD (Portal from Ethereum)		~terra/images/usdtet.png
cw20:terra1pepwcav40nvj3kh60qqgrk8k07ydmc00xyat06				USDCet	6	USD Coin (Portal from Ethereum)		~terra/images/usdcet.png
cw20:terra1xfsdgcemqwxp4hhnyk4rle6wr22sseq7j07dnn				KUJI	6	Kujira Token		~terra/images/kuji.png
cw20:terra188w26t95tf4dz77raftme8p75rggatxjxfeknw				sKUJI	6	Staked KUJI		~terra/images/skuji.png
cw20:terra133chr09wu8sakfte5v7vd8qzq9vghtkv4tn0ur				wstETH	8	Lido wstETH (Portal)		~terra/images/wsteth.png
cw20:terra1t9ul45l7m6jw6sxgvnp8e5hj8xzkjsg82g84ap				wstSOL	8	Lido wstSOL (Portal)		~terra/images/wstsol.png
cw20:terra1c3xd5s2j3ejx2d94tvcjfkrdeu6rmz48ghzznj				wsbSOL	8	Lido bonded SOL (Portal)		~terra/images/wsbsol.svg
cw20:terra1jxypgnfa07j6w92wazzyskhreq2ey2a5crgt6z				LDO	8	Lido DAO (Portal)		~terra/images/ldo.png
cw20:terra1u5szg038ur9kzuular3cae8hq6q5rk5u27tuvz				webETH	8	Lido Bonded ETH (Wormhole)		~terra/images/webeth.svg
cw20:terra1yg3j2s986nyp5z7r2lvt0hx3r0lnd7kwvwwtsc				stLuna	6	Lido staked Luna		~terra/images/stluna.png
cw20:terra169edevav3pdrtjcx35j6pvzuv54aevewar4nlh				XDEFI	8	XDEFI (Portal)
cw20:terra193c42lfwmlkasvcw22l9qqzc5q2dx208tkd7wl				BTL	6	Bitlocus Token		~terra/images/btl.png
cw20:terra17y9qkl8dfkeg4py7n0g5407emqnemc3yqk5rup				LunaX	6	LunaX Token		~terra/images/lunax.png
cw20:terra1m3tdguf59xq3pa2twk5fjte5g6szj5y9x5npy7				LUNI	6	LUNI		~terra/images/luni.png
cw20:terra13awdgcx40tz5uygkgm79dytez3x87rpg4uhnvu				PLY	6	PlayNity Token		~terra/images/ply.png
cw20:terra1u2k0nkenw0p25ljsr4ksh7rxm65y466vkdewwj				TFLOKI	6	TFLOKI		~terra/images/tfloki.png
cw20:terra1a8k3jyv3wf6k3zngza5h6srrxcckdf7zv90p6u				TFTIC	6	TFLOKI Genesis Ticket		~terra/images/tftic.png
cw20:terra1xt9fgu7965kgvunnjts9zkprd8986kcc444q86				TFTICII	6	TFLOKI New World Ticket		~terra/images/tfticii.png
cw20:terra1vte2xv7dr8sfnrnwdf9arcyprqgr0hty5ads28				TFTICIII	6	TFLOKI Aviator Ticket		~terra/images/tfticiii.png
cw20:terra1hmxxq0y8h79f3228vs0czc4uz5jdgjt0appp26				MOON	6	Moon Token		~terra/images/moon.png
cw20:terra1xj49zyqrwpv5k928jwfpfy2ha668nwdgkwlrg3				ASTRO	6	Astroport Token	astroport-fi	~terra2/images/astro-cw20.svg
cw20:terra14lpnyzc9z4g3ugr4lhm8s4nle0tq8vcltkhzh7				xASTRO.cw20	6	Staked Astroport Token
cw20:terra1w8kvd6cqpsthupsk4l0clwnmek4l3zr7c84kwq				HALO	6	Angel Protocol Token		~terra/images/halo.png
cw20:terra1kdfsdm3c4reun9j3m4mk3nmyw4a4ns7mj24q3j				PUG	6	AstroPug Token		~terra/images/pug.png
cw20:terra1hnezwjqlhzawcrfysczcxs6xqxu2jawn729kkf				ORNE	6	Orne Token		~terra/images/orne.png
cw20:terra14vz4v8adanzph278xyeggll4tfww7teh0xtw2y				TNS	6	Terra Name Service		~terra/images/tns.png
cw20:terra1td743l5k5cmfy7tqq202g7vkmdvq35q48u2jfm				XRUNE	6	Thorstarter		~terra/images/xrune.png
cw20:terra1366wmr8t8rrkh6mag8fagqxntmf2qe4kyte784				aLOT	6	Alpha Pack Token		~terra/images/alot.png
cw20:terra1z09gnzufuflz6ckd9k0u456l9dnpgsynu0yyhe				SITY	6	CurioSITY play to earn token		~terra/images/sity.svg
cw20:terra13zx49nk8wjavedjzu8xkk95r3t0ta43c9ptul7				GLOW	6	Glow Token		~terra/images/glow.png
cw20:terra100yeqvww74h4yaejj6h733thgcafdaukjtw397				APOLLO	6	Apollo DAO Token		~terra/images/apollo.png
cw20:terra1a7ye2splpfzyenu0yrdu8t83uzgusx2malkc7u				ABR	6	Allbridge		~terra/images/abr.svg
cw20:terra1y3d5qexmyac0fg53pfglh2pjk0664ymfvcq9mc				whGTPS	8	Global Transaction Payment Solu
cw20:terra1dh9478k2qvqhqeajhn75a2a7dsnf74y5ukregw				PRISM	6	Prism Protocol Token		~terra/images/prism.png
cw20:terra1l0y8yg0s86x299nqw0p6fhh7ngex3r4phtjeuq				SDOLLAR	2	Space Dollar
cw20:terra1ku5e0dhutxhuxudsmsn5647wwcz6ndr3rsh90k				whSAIL	6	SAIL		~terra/images/whsail.png
cw20:terra1rl0cpwgtwl4utnaynugevdje37fnmsea7rv4uu				whgSAIL	8	SolanaSail Governance Token V2		~terra/images/whgsail.png
cw20:terra1042wzrwg2uk6jqxjm34ysqquyr9esdgm5qyswz				xPRISM	6	Prism Governance Token		~terra/images/xprism.png
cw20:terra13fs83g5atgjwuh7c5ydzh6n7gecel6xyhhy2t5				CDE	9	CAPITRADE TOKEN
cw20:terra1rl20t79ffsrqfa29rke48tj05gj9jxumm92vg8				CTX	6	C2X Token		~terra/images/ctx.png
cw20:terra13zaagrrrxj47qjwczsczujlvnnntde7fdt0mau				cLuna	6	Prism cLuna Token		~terra/images/cluna.png
cw20:terra1tlgelulz9pdkhls6uglfn5lmxarx7f2gxtdzh2				pLuna	6	Prism pLuna Token		~terra/images/pluna.png
cw20:terra17wkadg0tah554r35x6wvff0y5s7ve8npcjfuhz				yLuna	6	Prism yLuna Token		~terra/images/yluna.png
cw20:terra1cl7whtrqmz5ldr553q69qahck8xvk80fm33qjx				ATLO	6	Atlo Token		~terra/images/atlo.png
cw20:terra1vchw83qt25j89zqwdpmdzj722sqxthnckqzxxp				LOCAL	6	LOCAL Token		~terra/images/local.png
cw20:terra15k5r9r8dl8r7xlr29pry8a9w7sghehcnv5mgp6				LUV	6	Lunaverse		~terra/images/luv.png
cw20:terra1f62tqesptvmhtzr8sudru00gsdtdz24srgm7wp				ROBO	6	RoboHero		~terra/images/robo.png
cw20:terra1vwz7t30q76s7xx6qgtxdqnu6vpr3ak3vw62ygk				LUART	6	Luart Token		~terra/images/luart.png
cw20:terra12hgwnpupflfpuual532wgrxu2gjp0tcagzgx4n				MARS	6	Mars Token		~terra/images/mars.svg
cw20:terra1a04v570f9cxp49mk06vjsm8axsswndpwwt67k4				XMARS	6	xMars Token		~terra/images/xmars.svg
cw20:terra1vpws4hmpmpsqwnz3gljn8zj42rv7rkpc5atgt4				DFIAT	8	DeFiato
cw20:terra1hppnw4jppmrzzga4yvd8s87y3dwkhe27xwwl5d				CERES	6	Ceres Governance Token		~terra/images/ceres.svg
cw20:terra1z3e2e4jpk4n0xzzwlkgcfvc95pc5ldq0xcny58				wasAVAX	8	BENQI Staked AVAX (Portal)		~terra/images/wasavax.svg
cw20:terra1zd6let0zg0xjn2sestagxv4ax24a4ml6j40qdr				MINT	6	MintDAO		~terra/images/mint.svg
cw20:terra1ustvnmngueq0p4jd7gfnutgvdc6ujpsjhsjd02				SD	8	Stader SD (Portal)		~terra/images/sd.png
cw20:terra1ln2z938phz0nc2wepxpzfkwp6ezn9yrz9zv9ep				xSD	8	Stader xSD		~terra/images/xsd.png
cw20:terra1uux6gwd6pzr0gfzrru5kne55cxex9d0700c72r				PAXG	8	Paxos Gold (Portal)		~_non-cosmos/ethereum/images/paxg.png
cw20:terra1efjugpjc50d8sha7lr8s48cr7wmsthz94eevcl				whDAO	8	DAO Maker		~terra/images/whdao.png
cw20:terra1su6g4t4vwx7y0uh3ksancyaurj4l6w9pfs40qt				LINK	18	ChainLink Token		~_non-cosmos/ethereum/images/link.png
cw20:terra14v9wrjs55qsn9lkvylsqela3w2ytwxzkycqzcr				SAYVE	6	Sayve Token		~terra/images/sayve.png
cw20:terra1z55rhw0ut70jxdmpvge98mvj0rkwcz74q77z0u				GUIDES	6	Guides Token
cw20:terra1mt2ytlrxhvd5c4d4fshxxs3zcus3fkdmuv4mk2				BRO	6	BRO token		~terra/images/bro.svg
cw20:terra1qryq5wreecx2wd3cdtzz94syr4z0a92l60asds				bBRO	6	bBRO token		~terra/images/bbro.svg
cw20:terra15zvyhmv6gwddht7kt4q6w5nasn4tcpgzcdfmgr				GTPS	18	Global Transaction Payment Solut
cw20:terra15pkdjxv2ewjzn9x665y26pfz2h6ymak4d4e8se				GFI	18	Gtps.Finance
cw20:terra1fyjsxx73jrufw8ufgtuswa773dvdkny92k70wa				ULC	18	Ultimatalioniscoin
cw20:terra1689ys6p6gfu0q6xrjqkzfn80sdyhurjqn0jfdl				SST	6	Sooah Studio Token		~terra/images/sst.png
cw20:terra1rg8f993m9834afwazersesgx7jjxv4p87q9wvc				ATLAS	8	Star Atlas (Portal)		~terra/images/atlas.png
cw20:terra1nc6flp57m5hsr6y5y8aexzszy43ksr0drdr8rp				AUDIO	8	Audius (Portal)		~terra/images/audio.png
cw20:terra1hj8de24c3yqvcsv9r8chr03fzwsak3hgd8gv3m				AVAX	8	AVAX (Portal)		~terra/images/avax.png
cw20:terra1apxgj5agkkfdm2tprwvykug0qtahxvfmugnhx2				BAT	8	Basic Attention Token (Portal)		~terra/images/bat.png
cw20:terra1skjr69exm6v8zellgjpaa2emhwutrk5a6dz7dd				BUSDbs	8	Binance USD (Portal from BSC)		~terra/images/busdbs.png
cw20:terra1zmclyfepfmqvfqflu8r3lv6f75trmg05z7xq95				DAI	8	DAI (Portal)		~terra/images/dai.png
cw20:terra1dtqlfecglk47yplfrtwjzyagkgcqqngd5lgjp8				MATICpo	8	MATIC (Portal from Polygon)		~terra/images/maticpo.png
cw20:terra15a9dr3a2a2lj5fclrw35xxg9yuxg0d908wpf2y				MIMet	8	Magic Internet Money		~terra/images/mimet.png
cw20:terra1ht5sepn28z999jx33sdduuxm9acthad507jg9q				RAY	6	Raydium (Portal)		~terra/images/ray.png
cw20:terra17h82zsq6q8x5tsgm5ugcx4gytw3axguvzt4pkc				SBR	6	Saber (Portal)		~terra/images/sbr.png
cw20:terra1huku2lecfjhq9d00k5a8dh73gw7dwe6vvuf2dd				SHIB	8	Shiba Inu (Portal)		~terra/images/shib.png
cw20:terra1dkam9wd5yvaswv4yq3n2aqd4wm5j8n82qc0c7c				SRMso	6	Serum (Portal from Solana)		~terra/images/srmso.png
cw20:terra1pvel56a2hs93yd429pzv9zp5aptcjg5ulhkz7w				USDCav	6	USD Coin (Portal from Avalanche)		~terra/images/usdcav.png
cw20:terra1yljlrxvkar0c6ujpvf8g57m5rpcwl7r032zyvu				USDCbs	8	USD Coin (Portal from BSC)		~terra/images/usdcbs.png
cw20:terra1kkyyh7vganlpkj0gkc2rfmhy858ma4rtwywe3x				USDCpo	6	USD Coin (Portal from Polygon)		~terra/images/usdcpo.png
cw20:terra1e6mq63y64zcxz8xyu5van4tgkhemj3r86yvgu4				USDCso	6	USD Coin (Portal from Solana)		~terra/images/usdcso.png
cw20:terra1eqvq3thjhye7anv6f6mhxpjhyvww8zjvqcdgjx				USDTav	6	Tether USD (Portal from Avalanche)		~terra/images/usdtav.png
cw20:terra1vlqeghv5mt5udh96kt5zxlh2wkh8q4kewkr0dd				USDTbs	8	Tether USD (Portal from BSC)		~terra/images/usdtbs.png
cw20:terra1hd9n65snaluvf7en0p4hqzse9eqecejz2k8rl5				USDTso	6	Tether USD (Portal from Solana)		~terra/images/usdtso.png
cw20:terra1fpfn2kkr8mv390wx4dtpfk3vkjx9ch3thvykl3				gOHM	8	Governance OHM (Portal)		~terra/images/gohm.png
cw20:terra1qvlpf2v0zmru3gtex40sqq02wxp39x3cjh359y				mSOL	8	Marinade staked SOL (Portal)		~terra/images/msol.png
cw20:terra1w7ywr6waxtjuvn5svk5wqydqpjj0q9ps7qct4d				stETH	8	Lido Staked Ether (Portal)		~terra/images/steth.png
cw20:terra1srp2u95kxps35nvan88gn96nfqhukqya2d0ffc				LCT	6	LCT Token		~terra/images/lct.png
cw20:terra18zqcnl83z98tf6lly37gghm7238k7lh79u4z9a				bATOM	6	Bonded ATOM		~terra/images/batom.svg
cw20:terra128pe5jpempxu0nws5lw28se9zknhsr78626cpn				webATOM	6	pStake Bonded ATOM (Wormhole)		~terra/images/webatom.svg
cw20:terra1laczhlpxlgmrwr9un9ds74qxd2fj4754nf82dn				WCOIN	6	Willisch Coin		~terra/images/wcoin.svg
cw20:terra1thhm2u93m2stytzynhsxh5h3jrtg540x4punqy				LCTfancard	6	LCT Fancard Token		~terra/images/lctfancard.png
cw20:terra1yeyr6taynkwdl85ppaggr3zr8txhf66cny2ang				KNTC	6	Kinetic Token		~terra/images/kntc.svg
cw20:terra1g53pyke8jtmt4lwvk4yl0xaqc4u0qlsl8dz3ex				kUST	6	Kinetic kUST Token		~terra/images/kust.svg
cw20:terra1rl4zyexjphwgx6v3ytyljkkc4mrje2pyznaclv				STEAK	6	Steak Token		~terra/images/steak.svg
cw20:terra1jkkt5638cd5pur0u5jnr2juw0v6hz5d6z8xu8m				CST	6	CST Token		~terra/images/cst.png
cw20:terra1kz7qszu7p4dg9lts7m9m7lpuarsnan47jh3fam				CSTfancard	6	CST Fancard Token		~terra/images/cstfancard.png
cw20:terra1amz5c45l34n7w8m5a3z7rd7u0k037x4nnsemwj				NWLD	9	Neworld Labs Develpper Token		~terra/images/nwld.png
cw20:terra1cdc6nlsx0l6jmt3nnx7gxjggf902wge3n2z76k				FURY	6	FURY		~terra/images/fury.png
cw20:terra17n223dxpkypc5c48la7aqjvverczg82ga3cr93				RCT	6	Reactor Token		~terra/images/rct.svg
cw20:terra14vw4sfqwe7jw8ppcc7u44vq7hy9qa2nlstnxmu				VITC	6	Vitamin Coin		~terra/images/vitc.png
cw20:terra1948uvsah8aw40dhsa9mhl3htq8lraj0smlh77g				SB	6	DragonSB		~terra/images/sb.png
cw20:terra1rz964297kvt86rteajhtp4hsffhcum0ye8eljh				TOAD	6	RESToad Token		~terra/images/toad.svg
cw20:terra1yhlhrea3rgyx2xdnsswsfakn28qa8z7yp5gmhd				orionASTRO	6	Orion Money xASTRO Derivative Token		~terra/images/orionastro.png
cw20:terra1j4hwavavmtsafa6zr0npalfz3tk9gf3p4787mp				RETRO	6	Retrograde		~terra/images/retro.png
cw20:terra16wggm67a34msdxasg2vergm2pt289y7930wv7d				TND	6	TerrnadoCash		~terra/images/tnd.png
cw20:terra1n9k2he20h5vpyn4mgv7pg4pzvw2n3wc4a86v3g				sTND	6	TerrnadoCash		~terra/images/stnd.png
cw20:terra1ezz5xply2v3xdyv32gy5tcd7zq4k235q4xtzwe				NWT	9	Neworld Token		~terra/images/nwt.png
uaud				AUTC	6	TerraClassicAUD		~terra/images/aut.png		The AUD stablecoin of Terra Classic.
ucad				CATC	6	TerraClassicCAD		~terra/images/cat.png		The CAD stablecoin of Terra Classic.
uchf				CHTC	6	TerraClassicCHF		~terra/images/cht.png		The CHF stablecoin of Terra Classic.
ucny				CNTC	6	TerraClassicCNY		~terra/images/cnt.png		The CNY stablecoin of Terra Classic.
udkk				DKTC	6	TerraClassicDKK		~terra/images/dkt.png		The DKK stablecoin of Terra Classic.
ueur				EUTC	6	TerraClassicEUR		~terra/images/eut.png		The EUR stablecoin of Terra Classic.
ugbp				GBTC	6	TerraClassicGBP		~terra/images/gbt.png		The GBP stablecoin of Terra Classic.
uhkd				HKTC	6	TerraClassicHKD		~terra/images/hkt.png		The HKD stablecoin of Terra Classic.
uidr				IDTC	6	TerraClassicIDR		~terra/images/idt.png		The IDR stablecoin of Terra Classic.
uinr				INTC	6	TerraClassicINR		~terra/images/int.png		The INR stablecoin of Terra Classic.
ujpy				JPTC	6	TerraClassicJPY		~terra/images/jpt.png		The JPY stablecoin of Terra Classic.
umnt				MNTC	6	TerraClassicMNT		~terra/images/mnt.png		The MNT stablecoin of Terra Classic.
umyr				MYTC	6	TerraClassicMYR		~terra/images/myt.png		The MYR stablecoin of Terra Classic.
unok				NOTC	6	TerraClassicNOK		~terra/images/not.png		The NOK stablecoin of Terra Classic.
uphp				PHTC	6	TerraClassicPHP		~terra/images/pht.png		The PHP stablecoin of Terra Classic.
usdr				SDTC	6	TerraClassicSDR		~terra/images/sdt.png		The SDR stablecoin of Terra Classic.
usek				SETC	6	TerraClassicSEK		~terra/images/set.png		The SEK stablecoin of Terra Classic.
usgd				SGTC	6	TerraClassicSGD		~terra/images/sgt.png		The SGD stablecoin of Terra Classic.
uthb				THTC	6	TerraClassicTHB		~terra/images/tht.png		The THB stablecoin of Terra Classic.
utwd				TWTC	6	TerraClassicTWD		~terra/images/twt.png		The TWD stablecoin of Terra Classic.
cw20:terra1mpq5zkkm39nmjrjg9raknpfrfmcfwv0nh0whvn				NEB	6	Nebula Token		~terra/images/neb.png
cw20:terra1g6fm3yu79gv0rc8067n2nnfpf0vks6n0wpzaf4u7w48tdrmj98zsy7uu00				TRIT	6	Terra Tritium Token		~terra/images/trit.png
cw20:terra1vhgq25vwuhdhn9xjll0rhl2s67jzw78a4g2t78y5kz89q9lsdskq2pxcj2				JURIS	6	Juris Protocol	juris-protocol	~terra/images/juris.png		Juris Protocol is the premier lending platform for the Terra Ecosystem, delivering decentralized lending and borrowing markets to enhance financial accessibility and utility.
cw20:terra19gzvkw5hft3ulp8n6ws3p9yradhc802axqal59lzxau6rqxktj9q0dwf9c				TADF	6	Tadpole Frogztrik Token		~terra/images/tadf.png		Tadpole Frogztrik Token meme
cw20:terra1wez9puj43v4s25vrex7cv3ut3w75w4h6j5e537sujyuxj0r5ne2qp9uwl9				FROG	6	Frogztrik NFT Token		~terra/images/FROG.png		Frogztrik NFT Token
cw20:terra13ryrrlcskwa05cd94h54c8rnztff9l82pp0zqnfvlwt77za8wjjsld36ms				WESO	6	WESO World		~terra/images/weso.png		WESO is the first memetility token launched on the Luna Classic blockchain. WESO is a innovative CW20 token dedicated to revitalizing and stabilizing the Luna Classic ecosystem. By leveraging a robust economic model WESO aims to restore confidence and sustainability within the ecosystem.
cw20:terra1uewxz67jhhhs2tj97pfm2egtk7zqxuhenm4y4m				BASE	6	Burn and Stake Enterprise Token		~terra/images/base.png		Classic's original Liquid Staking Token - circa 2022
cw20:terra10fusc7487y4ju2v5uavkauf3jdpxx9h8sc7wsqdqg4rne8t4qyrq8385q6				cwLUNC	6	cwLUNC Token		~terra/images/cwlunc.png		CW20 token hard-pegged 1:1 with Native LUNC. Reduces or eliminates the chain-tax so you keep more of your money.
ibc/0BB9D8513E8E8E9AE6A9D211D9136E6DA42288DDE6CFAA453A150A4566054DC5	113	noble-1	uusdc			USDC (Noble)				Circle's stablecoin on Terra Classic
cw20:terra17hnu4prwa3varxrws0sy9hffkmqv8tfmfpldg4e9fq58flrmuz2qlhymr5				GFT	6	Greenfriendly Token		~terra/images/greenfriendlylabs.png		An eco-friendly token for sustainable projects and green initiatives on Terra Luna Classic
cw20:terra1mm8tdp40r2slzwqxk8jsz66ayc4zp69muxeateq37x2xquttzsaqy7275a				LTK	6	Lunctoken		~terra/images/lunctoken.png		LuncToken ($LTK) is the community token of Lunctoken.org, designed to reward engagement, provide access to Web3 educational content, and strengthen the Terra Classic ecosystem.
cw20:terra12f3f5fzfzxckc0qlv3rmwwkjfhzevpwmx77345n0zuu2678vxf0sm6vvcw				GRDX	6	GRDX		~terra/images/GRDX.png		GRDX is the native utility token powering the DeFi, marketplace, and gaming ecosystem on the Terra Classic blockchain.
cw20:terra15p8su45k45axng8ue59rl6zph4at27s49u3agr6uqrx3dhcxpg3qt0ekdt				cookie	6	cookie		~terra/images/do.png		Cookie DO is a next-gen memecoin powering a full gaming + metaverse ecosystem. It fuels DO Gaming (play-to-earn tournaments), DO DAO governance, deep on-chain trading pools, and real-asset tokens like GG (DO Gold) and SG (DO Silver). Backed by Artemis staking, the Food Token humanitarian project, and multi-chain Cookie on LUNC, Solana, and BSC, Cookie DO creates nonstop cross-chain arbitrage frenzy — fun, utility, and yield in one token.
ibc/DE799CE4E6239B81AFBC9E1137DCED164BF8AFB6C6C57A1852AE78B86BCADCA0	69	acre_9052-1	aacre
ibc/AC1C2A51F65F31032B0FBF87D6D405D62727B3A548F0390B8C727FF8D8193DAD	49	crescent-1	ucre
ibc/F951C98B3D08879376970DD39F74907896391810FD40AF9B2357A02E9E82BBA5	20	juno-1	ujuno
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
ibc/EB2CED20AB0466F18BE49285E56B31306D4C60438A022EA995BA65D5E3CF7E09	16	secret-4	uscrt
ibc/4538F8B483F6CFECF074CE366DF8F7ACDB94BD600B1591BA9860CEEA7F3F293D	85	phoenix-1	uluna
>phoenix-1
uluna				LUNA	6	Luna	terra-luna-2	~terra2/images/luna.png		The native staking token of Terra Phoenix.
cw20:terra1nsuqsk6kh58ulczatwev87ttq2z6r3pusulg9r24mfj2fvtzd4uq3exn26				ASTRO.cw20	6	Astroport CW20 Token	astroport-fi	~terra2/images/astro-cw20.svg		Astroport is a neutral marketplace where anyone, from anywhere in the galaxy, can dock to trade their wares.
ibc/8D8A7F7253615E5F76CB6252A1E1BD921D5EDB7BBAAF8913FB1C77FF125D9995	229	neutron-1	factory/neutron1ffus553eet978k024lmssw0czsxwr97mggyv85lpcsdkft8v9ufsz3sa07/astro
cw20:terra1spkm49wd9dqkranhrks4cupecl3rtgeqqljq3qrvrrts2ev2gw6sy5vz3k				DINHEIROS	0	dinheiro		~terra2/images/Dinheiros.png		Dinheiros is the reserve currency of dioalma.protocol, an undivisible and rare token.
cw20:terra1sdglum2dt4f3fmq7jrt2phf2tegmnudc7qqqqujkpqcm9ujuxxkqakv5u8				REIS	6	real		~terra2/images/Reis.png		Reis is the king of trading, high volume high liquidity, sibling of Dinheiros, Reis and Alem, a token of dioalma.protocol.
cw20:terra1qj5hs3e86qn4vm9dvtgtlkdp550r0rayk9wpay44mfw3gn3tr8nq5jw3dg				ESCUDOS	6	escudo		~terra2/images/Escudos.png		Escudos is the everyday currency of dioalma.protocol, good to send money back and forward.
cw20:terra1cmf8ytutcwrjrv08zskj9phuh46a3w3nkjax7en4hxezsrdr58lqvzy05q				ALEM	6	alentejo.money		~terra2/images/Alem.png		Alem is one of the tokens of the seven families of dioalmaprotocol, alem almagem arika danu torus dmt plasma, all seven families use dinheiros reis and escudos, dioalma.protcol the currency of the seven seas.
cw20:terra1en42e2vsvtdsvrcqg5s5e5e4djejjaed6fxmvtpweg3tu33h6k5qkg9c40				AMG	6	almagem		~terra2/images/almagem.png		almagem is one of the tokens of the seven families of dioalmaprotocol, alem almagem arika danu torus dmt plasma, all seven families use dinheiros reis and escudos, dioalma.protcol the currency of the seven seas.
cw20:terra1ysd87nayjuelxj4wvp4wnp9as0mwszzkje6a9z6f3xx2903ghnsq4hm50y				ARK	6	arika		~terra2/images/arika.png		arika is one of the tokens of the seven families of dioalmaprotocol, alem almagem arika danu torus dmt plasma, all seven families use dinheiros reis and escudos, dioalma.protcol the currency of the seven seas.
cw20:terra1vj68f2ntauaj5dfvy5z4tq4we3hsyg363k63js5sae2t7th9aacqan89sr				DANU	6	danu		~terra2/images/danu.png		danu is one of the tokens of the seven families of dioalmaprotocol, alem almagem arika danu torus dmt plasma, all seven families use dinheiros reis and escudos, dioalma.protcol the currency of the seven seas.
cw20:terra1swzpenwh39f8aa7qht34r05f8ew6k2vehvqt2aw4fjy0fgghhheqs9l6h7				TRS	6	torus		~terra2/images/trs.png		torus is one of the tokens of the seven families of dioalmaprotocol, alem almagem arika danu torus dmt plasma, all seven families use dinheiros reis and escudos, dioalma.protcol the currency of the seven seas.
cw20:terra1mqs6mdx0ak7qvjzs6efhg65g4j5pzwpdkcgdsv5tpekln3qhggrq3qzvdp				PLASMA	6	plasma		~terra2/images/plasma.png		plasma is one of the tokens of the seven families of dioalmaprotocol, alem almagem arika danu torus dmt plasma, all seven families use dinheiros reis and escudos, dioalma.protcol the currency of the seven seas.
cw20:terra1xfkkgwxychgrnq0vcp82u32mecrzj8s64s03cxtmf46k6j2n2wssc7rzjf				DMT	6	dmt		~terra2/images/dmt.png		dmt is one of the tokens of the seven families of dioalmaprotocol, alem almagem arika danu torus dmt plasma, all seven families use dinheiros reis and escudos, dioalma.protcol the currency of the seven seas.
cw20:terra1ecgazyd0waaj3g7l9cmy5gulhxkps2gmxu9ghducvuypjq68mq2s5lvsct				ampLUNA	6	ERIS Amplified LUNA	eris-amplified-luna	~terra2/images/ampluna.svg		ERIS liquid staked LUNA.
cw20:terra1lxx40s29qvkrcj8fsa3yzyehy7w50umdvvnls2r830rys6lu2zns63eelv				ROAR	6	Lion DAO	lion-dao	~terra2/images/roar.png		Lion DAO is a community DAO that lives on the Terra blockchain with the mission to reactivate the LUNAtic community and showcase Terra protocols & tooling
cw20:terra1ynvsz80w9xmhdxucv96gkwpxlwvjgsq75xh2f3pf825c4wfmkfxskq6pqv				GEM	6	GEM DAO		~terra2/images/gem.png		GEM DAO, building a decentralized, community-owned, low-supply store of value
cw20:terra1lalvk0r6nhruel7fvzdppk3tup3mh5j4d4eadrqzfhle4zrf52as58hh9t				CUB	6	Lion Cub DAO		~terra2/images/cub.png		Lion Cub DAO is a useless meme community DAO on Terra
cw20:terra1gwrz9xzhqsygyr5asrgyq3pu0ewpn00mv2zenu86yvx2nlwpe8lqppv584				BLUE	6	BLUE CUB DAO		~terra2/images/blue.png		BLUE CUB DAO is a community DAO on Terra
cw20:terra10se906awphtccf4vd83m0ulpmpt9v4msuakmpy0pwvmtxmup3kdq25rayn				xxx	10	TheOnlyOne		~terra2/images/xxx3.png		Liquidity token, NFT, HARVEST FOR VALUE
cw20:terra19nu4q2y0xe3vza6ve5ymup33uzm049pnrqq5ddeuulmrg279t57qstcces				GUGU	6	GUGU		~terra2/images/gugu.png		Just a meme coin on Terra
cw20:terra17aj4ty4sz4yhgm08na8drc0v03v2jwr3waxcqrwhajj729zhl7zqnpc0ml				bLUNA	6	BackBone Labs Liquid Staked LUNA		~terra2/images/bLUNA.png		BackBone Labs Liquid Staked LUNA
cw20:terra1xp9hrhthzddnl7j5du83gqqr4wmdjm5t0guzg9jp6jwrtpukwfjsjgy4f3				SAYVE	6	sayve		~terra2/images/sayve.png		Sayve is a revolutionary language learning app in the Web3 era that combines gamification, blockchain technology, and a Metaverse experience to motivate users to learn languages while earning rewards.
factory/terra1j35ta0llaxcf55auv2cjqau5a7aee6g8fz7md7my7005cvh23jfsaw83dy/ampWHALEt				ampWHALEt	6	ERIS Alliance Staked ampWHALE		~terra2/images/ampwhalet.svg		ERIS Alliance Staked ampWHALE on Terra
factory/terra10j3zrymfrkta2pxe0gklc79gu06tqyuy8c3kh6tqdsrrprsjqkrqzfl4df/boneWHALEt				boneWHALEt	6	ERIS Alliance Staked boneWHALE		~terra2/images/bonewhalet.svg		ERIS Alliance Staked boneWHALE on Terra
factory/terra1vklefn7n6cchn0u962w3gaszr4vf52wjvd4y95t2sydwpmpdtszsqvk9wy/ampROAR				ampROAR	6	ERIS Amplified ROAR		~terra2/images/amproar.png		ERIS Liquid Enterprise Staked ROAR
cw20:terra1e0efrrrj8d55pflme3dmtyuj7klzcef5cfmz6r2jyqz77kk2jz3qa6drg3				NICO	18	nico		~terra2/images/nicodao.png		Nico Dao Money
cw20:terra1rc6ssp5rym7a0hg29xpj4cc9e67tl56kg5jyzgl9qrhfxxc2ugvsnrkala				SEAS	6	Sailing The SeaS DAO		~terra2/images/SEAS.png		Sailing the Seas DAO is a community DAO built on Enterprise on Terra
cw20:terra18vp5s0r7keezm35hdxsgw8zgfnyn8wejdkk893ag2kqncgpqxhjqwjpc0v				BITZ	6	BitzDAO		~terra2/images/BITZ.png		A community DAO built on Enterprise
ibc/A356EC90DC3AE43D485514DA7260EDC7ABB5CFAA0654CE2524C739392975AD3C	229	neutron-1	factory/neutron1ug740qrkquxzrk2hh29qrlx3sktkfml3je7juusc2te7xmvsscns0n2wry/wstETH			Wrapped Lido Staked Ether
cw20:terra13s5pxw5j2p4ssvzwvxd8l7h30vke8vjgtng75vqgv6p9vddfk3hskfka0l				SEUL	6	seul		~terra2/images/seul.png		SEUL DAO
cw20:terra1q328gl40az3cf9x67cgudn8e8w2az9vsmhtkwsgdu7a43rhy5caqc82yr5				xSEUL	6	xseul		~terra2/images/xseul.png		SEUL DAO
cw20:terra1c77xqv746m7ghxayrge79dxr4kcezev8g6cnrfled4f3n4ufj0vs5gz28s				ITO	6	ito		~terra2/images/I.png		ITO DAO
cw20:terra1aa7stl3fytvave9xtcexgv0kne4k7ks068dcljkrfj37hy8q270sjadav8				ARMANI	6	ARMANI		~terra2/images/armani.png		Chris Armani Token
cw20:terra1cl273523kmr2uwjhhznq54je69mted2u3ljffm8kp2ap4z3drdksftwqun				DROGO	6	DROGO		~terra2/images/drogo.png		useless meme coin
cw20:terra1w8xk6rtu40st6lvl3yv7ynw5urm2n686u9cchvrzltmnktzwdesqcwy0nu				ADO	6	ADO		~terra2/images/ADO.png		ado the flower of night
cw20:terra1epka8wevu90rxlvt6g5x9veevd800a760vtuftc5kqdfmrh47qds9f0m8h				DNA	6	DNA		~terra2/images/DNA.png		DNA DAO
cw20:terra1sxe8u2hjczlekwfkcq0rs28egt38pg3wqzfx4zcrese4fnvzzupsk9gjkq				BMOS	6	Bitmos		~terra2/images/bitmos.png		Bitmos opens doors for BRC20 tokens to thrive alongside established players in the Cosmos Network, revolutionizing decentralized finance (DeFi) for all.
cw20:terra1eh8eq60cjy997w5dc3a6exfzanlaurupav8klx7m9u9ddfgh25mqjwl5vj				LADS	6	LADS		~terra2/images/LADS.png
ibc/F709DF4969CD26174C1A53AA95F3D98BE643C1A52C9981487766F96A1811F6A4	86	migaloo-1	factory/migaloo1d0uma9qzcts4fzt7ml39xp44aut5k6qyjfzz4asalnecppppr3rsl52vvv/rstk			Restake DAO Token
cw20:terra164ssz60yvsxey0ku9mtcaegdeyxwzuwwqyrp238nvflwqve0pvxsra7fa2				CLON	6	CLON		~terra2/images/clon1.png		ClonEliteFund invests in Cosmos ecosystem projects, focusing on scalability, security, and interoperability to maximize returns.
factory/terra1dndhtdr2v7ca8rrn67chlqw3cl3xhm3m2uxls62vghcg3fsh5tpss5xmcu/MOAR				MOAR	6	ERIS MOAR		~terra2/images/moar.png		ERIS Liquid Alliance Staked ampROAR
ibc/9B19062D46CAB50361CE9B0A3E6D0A7A53AC9E7CB361F32A73CC733144A9A9E5	272	kava_2222-10	erc20/tether/usdt	USDt		Tether USDt			USDt	Tether USDt on Terra
factory/terra1f5cfm48gcezl3cx25l64ngc4yktnmx7rcpj3kggu6v273742sqqs5yn5ks/luna.ash				ashLUNA	6	ashLUNA		~terra2/images/luna.ash.png		ashLUNA
ibc/2C962DAB9F57FE0921435426AE75196009FAA1981BF86991203C8411F8980FDB	253	noble-1	uusdc							USDC is a fully collateralized US Dollar stablecoin developed by CENTRE, the open source project with Circle being the first of several forthcoming issuers.
ibc/B2AA4C3CD19954859C3B537EC0705640AFC01075F52993D9AC5E73F07F0386CC	582		udgn	DGN	6	Dragon	dragon-coin-2	~dungeon/images/DGN.png		Dragon Token is the native staking and governance token of Dungeon Chain, serving as the backbone of the ecosystem. Its primary roles include staking, where users stake Dragon Tokens to secure the network, enhance its functionality, and earn rewards in return; governance, granting token holders voting rights to influence key decisions such as game onboarding, protocol updates, and community-driven initiatives; and ecosystem growth, facilitating transactions, incentivizing developers, and promoting the creation of new interchain games. Dragon Token ensures a decentralized, fair, and community-driven ecosystem, fostering the evolution of blockchain-based gaming. It plays a crucial role in driving the growth of Dungeon Chain by empowering both developers and players to participate actively in the ecosystem's governance and success.
ibc/36A02FFC4E74DF4F64305130C3DFA1B06BEAC775648927AA44467C76A77AB8DB	86	migaloo-1	uwhale			Migaloo				The native token of Migaloo Chain
cw20:terra1se7rvuerys4kd2snt6vqswh9wugu49vhyzls8ymc02wl37g2p2ms5yz490				arbLUNA	6	ERIS Arb LUNA	eris-arbitrage-luna	~terra2/images/arbluna.svg		ERIS Arbitrage LUNA
factory/terra1zly98gvcec54m3caxlqexce7rus6rzgplz7eketsdz7nh750h2rqvu8uzx/21/single/amplp				ampWHALE-ampLP	6	Eris Protocol ampWHALE/WHALE ampLP				Eris Protocol ampWHALE/WHALE ampLP
factory/terra1zly98gvcec54m3caxlqexce7rus6rzgplz7eketsdz7nh750h2rqvu8uzx/30/single/amplp				bWHALE-ampLP	6	Eris Protocol bWHALE/WHALE ampLP				Eris Protocol bWHALE/WHALE ampLP
factory/terra1dvvduq0uegn9juch9v0fc97fff3c85nu9f9gveu83dldej07jxysyrrg7m/rise				RISE	6	Rise		~terra2/images/RISE.png		PhoenixRiseMeme
factory/terra1zly98gvcec54m3caxlqexce7rus6rzgplz7eketsdz7nh750h2rqvu8uzx/1/stable/amplp				LUNA-USDC-ampLP	6	Eris Protocol LUNA/USDC ampLP				Eris Protocol LUNA/USDC ampLP
ibc/8D52B251B447B7160421ACFBD50F6B0ABE5F98D2C404B03701130F12044439A1	253	noble-1	ueure					~_non-cosmos/ethereum/images/eure.png
cw20:terra10aa3zdkrc7jwuf8ekl3zq7e7m42vmzqehcmu74e4egc7xkm5kr2s0muyst				SOLID	6	Solid	solid-2	~terra2/images/solid.png		SOLID is the Terra native overcollateralized USD stablecoin, powered by SOLID
cw20:terra1t4p3u8khpd7f8qzurwyafxt648dya6mp6vur3vaapswt6m24gkuqrfdhar				CAPA	6	Capa	capapult	~terra2/images/Capapult.png		CAPA is the governance token of SOLID ecosystem, powered by SOLID
factory/terra186rpfczl7l2kugdsqqedegl4es4hp624phfc7ddy8my02a4e8lgq5rlx7y/ampCAPA				ampCAPA	6	ERIS Amplified CAPA		~terra2/images/ampCapa.png		ampCAPA is the liquid staking governance token of SOLID ecosystem, powered by ERIS Protocol
ibc/0EF5630576C66968EF0787868CF09FD866FAD131BC148D24A148358A85F0EB62	0,transfer/08-wasm-1369	1	0x45804880de22913dafe09f4980848ece6ecbaf78			Eureka Bridged PAX Gold (Terra)				PAX Gold bridged via Eureka on Cosmos Hub and relayed to Terra (phoenix-1) over IBC.
ibc/F20FE45BF7122CF10559EDEA032E37956D3314774EA6D8D1D46B87D138290C45	0,transfer/08-wasm-1369	1	0x68749665ff8d2d112fa859aa293f07a622782f38			Eureka Bridged Tether Gold (Terra)				Tether Gold bridged via Eureka on Cosmos Hub and relayed to Terra (phoenix-1) over IBC.
factory/terra1zly98gvcec54m3caxlqexce7rus6rzgplz7eketsdz7nh750h2rqvu8uzx/32/project/amplp				LUNA-ampLUNA-ampLP	6	Eris Protocol LUNA/ampLUNA ampLP				Eris Protocol LUNA/ampLUNA ampLP
ibc/9042813519C8C2C19848C0A5E6E4ABB32D219A6F850C8F0D2A9157FE17B9C2DA	77	acre_9052-1	aacre
ibc/6DF5BAFB08A7BBE2B9793F602864147768B2FA1A1BE9F460F224B4C41409F4EA	273	akashnet-2	uakt
ibc/E83DFA7C774804925765C4EFCBFAF2088AFE8B41302AB66000CA6234BD5976E4	351	andromeda-1	uandr
ibc/A06709D9DE8643F5B935DC4D7A6418944F18A03B75F85FCCA5CE794523D5BA8A	265	archway-1	aarch
ibc/3E35008738AC049C9C1A1E37F785E947A8DAA9811B3EA3B25580664294056151	6	axelar-dojo-1	uaxl
ibc/B3504E092456BA618CC28AC671A71FB08C6CA0FD0BE7C8A5B5A3E2DD933CC9E4	6	axelar-dojo-1	uusdc
ibc/792AAE6279F4709F66068E29A79E6F16BBC0A9B93561A91FC040606793E62D6B	36	carbon-1	swth
ibc/19313100CB022954D65361B26AC3C5BAFB0AEEEDF7DF86D44E8CA9F5148B6B08	300	celestia	utia
ibc/42571BCE9220896912D379C54825BB92EC8C402F8BDC9D895D83937C3DA27BDF	301	cheqd-mainnet-1	ncheq
ibc/6CD39EACF052B761E3ADC709A11747CFCCA49F07DA23A26E61DB1CEF4D0CCC33	39	comdex-1	ucmdx
ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2	0	cosmoshub-4	uatom
ibc/6F45FFC7C8BF941B356DAD73B41DD3D232CBB72025A0D9B82AAA0494D107297C	37	crescent-1	ucre
ibc/326A3BB236160881C74AD82552DD7B74BA22F34843680498FC7960859B51A89A	315	mainnet-3	udec
ibc/21F3876A6F5A1A1231768FE8A065C04B5C728632B9B8BA8CA418829E0214D8EE	299	dydx-mainnet-1	adydx
ibc/717ED17364D7D0C9F9049F1F38DCCB6C35AE67EB8199E490A4D6046B64F1B52D	495	furya-1	ufury
ibc/25BC59386BB65725F735EFC0C369BB717AA8B5DAD846EAF9CBF5D0F18F207211	255	injective-1	inj
ibc/4CD525F166D32B0132C095F353F4C6F033B0FF5C49141470D1EFDA1D63303D04	2	juno-1	ujuno
ibc/830107B6700EF8D76F5DB4B586C436A3D2A672939F93BDFC6543E12DD281453A	272	kava_2222-10	ukava
ibc/A267F19DBAF8E30A173A92DA1336069C7DF2CBF31AD58339DB426C4B023B10F3	586	luwak-1	ukopi
ibc/B22B4DD21586965DAEF42A7600BA371EA77C02E90FC8A7F2330BF9F9DE129B07	10	kaiyo-1	ukuji
ibc/7B7831150D7A8FF2A198DF4F8BD246F1BEA8E94B9ECD3EF7F8B6497B66BB206C	229	neutron-1	untrn
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
ibc/3C5B7B6CF3F6EAFC44AED94ED8D004ABF7BBA28E28D90945BB8B55335C446EAF	604	quicksilver-2	uqck
ibc/10BD6ED30BA132AB96F146D71A23B46B2FC19E7D79F52707DC91F2F3A45040AD	3	secret-4	uscrt
ibc/47724BE5D9F43CF5C0130939373E95EABAB3F5301A967A6651894C6420DE1016	204	stafihub-1	ufis
ibc/0EFC7B44625187BFB60AF09FF28A25FA49B68B959A505CC5313DF0498D8CF528	46	stride-1	ustrd
ibc/79B60804664911EB0B074690182CCA7332406417B1050A583BAF0904F6B54635	314	columbus-5	uluna
>thejaynetwork
ujay				JAY	6	Jay		~thejaynetwork/images/jay.png		JAY is the native staking and governance token of The Jay Network.
ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9	1	cosmoshub-4	uatom							Cosmos Hub ATOM transferred via IBC to The Jay Network.
ibc/101B0938079BD4E8E89BD547635F86CCE4406C634E1427FE5226358F4BAD41F4	2	celestia	utia							Celestia TIA transferred via IBC to The Jay Network.
ibc/1C2D8505A29823310B4484E4C63CFDCB08C0D3B57537A615A45F4E5D42CDC789	3	injective-1	inj							Injective INJ transferred via IBC to The Jay Network.
>thorchain-1
rune				RUNE	8	THORChain	thorchain	~thorchain/images/rune.png		The native token of THORChain
x/ruji				RUJI	8	Rujira	rujira	~thorchain/images/ruji.png		Rujira is the app layer on THORChain with a full suite of DeFi applications, accessible with native assets from all connected chains.
thor.auto				AUTO	8	AutoRujira		~thorchain/images/auto.png		AutoRujira maximizes your crypto returns by automating every DeFi opportunity across Rujira and THORChain. From staking to trading, everything runs on autopilot — powered by smart contracts and AI
thor.lqdy				LQDY	8	Liquidy		~thorchain/images/lqdy.png		Liquidy is a decentralized autonomous organization running a series of profitable on-chain revenue streams. The primary revenue streams are Market Making and a Swap Router.
thor.nami				NAMI	8	Nami Protocol		~thorchain/images/nami.png		Nami provides a suite of DeFi applications including an optimized EARN product and on-chain INDEXES for native assets, accessible from any connected chain. Maximize yield. Simplify access. Reduce risk. Grow with Nami
tcy				TCY	8	THORChain TCY	tcy	~thorchain/images/tcy.png		TCY is the THORChain Yield token to address the default of THORFi. 10% of all system income is paid to TCY stakers.
x/staking-tcy				sTCY	0	THORChain sTCY		~thorchain/images/stcy.png		sTCY is the auto-compounding version of the TCY token - THORChain Yield - to address the default of THORFi. 10% of all system income is paid to TCY stakers.
x/nami-index-fixed-thor1yqf5spdv8c4088zmvqsg32eq63fzepsjvntahdk0ek0yjnkt3qdqftp3lc-rcpt				RJI	8	The Rujira Index		~thorchain/images/rji.png		The Rujira Index (RJI) is a fixed unit asset index that tracks the performance of tokens on the Rujira App Layer. RJI does not auto-rebalance, therefore by design continously overweighting the top performers and underweighting the under-performers.
x/staking-thor.nami				sNAMI	8	Staked Nami		~thorchain/images/snami.png		The staked version of NAMI. Nami provides a suite of DeFi applications including an optimized EARN product and on-chain INDEXES for native assets, accessible from any connected chain. Maximize yield. Simplify access. Reduce risk. Grow with Nami
x/nami-index-nav-thor1mlphkryw5g54yfkrp6xpqzlpv4f8wh6hyw27yyg4z2els8a9gxpqhfhekt-rcpt				YRUNE	8	YRUNE		~thorchain/images/yrune.png		The Yield Bearing RUNE Index (yRUNE) is an auto-rebalancing index that tracks the performance of RUNE and TCY while generating yield from TCY staking.
x/nami-index-nav-thor1h0hr0rm3dawkedh44hlrmgvya6plsryehcr46yda2vj0wfwgq5xqrs86px-rcpt				YTCY	8	YTCY		~thorchain/images/ytcy.png		The Yield Bearing TCY Index (yTCY) is an auto-rebalancing index designed to track the performance of both RUNE and TCY, with a strategic overweight on TCY to maximize yield potential.
>titan_18888-1
atkx				TKX	18	titan tkx	tokenize-xchange	~titan/images/tkx.png		The native token of the Titan network.
ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5	0	noble-1	uusdc	USDC.noble		USDC.noble			USDC.noble	Noble USDC on Titan Chain.
factory/titan1eyfccmjm6732k7wp4p6gdjwhxjwsvje44j0hfx8nkgrm8fs7vqfsalaj2e/wbtc				BTC	8	Bitcoin	bitcoin	~_non-cosmos/bitcoin/images/btc.png		Wrapped Bitcoin (BTC) is BTC token bridged from Bitcoin to titan chain through Titan bridge https://titanearn.com/bridge
factory/titan1pvrwmjuusn9wh34j7y520g8gumuy9xtl3gvprlljfdpwju3x7ucsgehpjy/eth				ETH	18	Ethereum		~_non-cosmos/ethereum/images/eth.svg		Ethereum (ETH) is ETH token bridged from Ethereum to titan chain through Titan Power flow bridge
factory/titan1pvrwmjuusn9wh34j7y520g8gumuy9xtl3gvprlljfdpwju3x7ucsgehpjy/usdt				USDT	6	Tether		~_non-cosmos/ethereum/images/usdt.png		Tether's USD stablecoin on Titan. Bridge into titan chain through Titan Power flow bridge
factory/titan1pvrwmjuusn9wh34j7y520g8gumuy9xtl3gvprlljfdpwju3x7ucsgehpjy/usdc				USDC	6	USDC		~_non-cosmos/ethereum/images/usdc.png		USDC stablecoin on Titan. Bridge into titan chain from Ethereum to Titan through Titan Power flow bridge
factory/titan1pvrwmjuusn9wh34j7y520g8gumuy9xtl3gvprlljfdpwju3x7ucsgehpjy/sol				SOL	9	SOL		~_non-cosmos/solana/images/sol_circle.png		SOL on Titan. Bridge into titan chain from Solana to Titan through Titan Power flow bridge
factory/titan1pvrwmjuusn9wh34j7y520g8gumuy9xtl3gvprlljfdpwju3x7ucsgehpjy/meow				MEOW	8	MEOW		~_non-cosmos/solana/images/meow.png		Meow on Titan. Bridge into titan chain from Solana to Titan through Titan Power flow bridge
factory/titan1pvrwmjuusn9wh34j7y520g8gumuy9xtl3gvprlljfdpwju3x7ucsgehpjy/oracler				ORACLER	6	ORACLER		~_non-cosmos/solana/images/oracler.png		Oracler on Titan. Bridge into titan chain from Solana to Titan through Titan Power flow bridge
factory/titan1pvrwmjuusn9wh34j7y520g8gumuy9xtl3gvprlljfdpwju3x7ucsgehpjy/monkeys				MONKEYS	6	monKEYS		~_non-cosmos/solana/images/monkeys.png		monKEYS on Titan. Bridge into titan chain from Solana to Titan through Titan Power flow bridge
>1919
lira				TURK	18	TC		~turkchain/images/turkchain.png		Native token of Turkchain
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo
>unicorn-420
uwunicorn				UWU	6	Unicorn				The native token of Unicorn.
>FUND-MainNet-2
nund				FUND	9	Unification Network		~unification/images/fund.png		Staking and governance coin for the Unification Blockchain
ibc/C950356239AD2A205DE09FDF066B1F9FF19A7CA7145EA48A5B19B76EE47E52F7	2	gravity-bridge-3	ugraviton
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>union-1
au				U	18	U	union-2	~union/images/u.png		Union is the zero-knowledge (zk) interoperability network that functions as a settlement and liquidity layer for protocols and asset issuers.
>ununifi-beta-v1
uguu				GUU	6	UnUniFi		~ununifi/images/ununifi.png		The governance token of UnUniFi protocol.
>uptick_117-1
auptick				UPTICK	18	Uptick		~uptick/images/uptick.png		The native token of Uptick
>vector-1
uvctr				VCTR	6	Vector Token		~vector/images/vector-light-logo.svg		The native staking token of the Vector Network.
>warden_8765-1
award				WARD	18	Warden	warden-2	~wardenprotocol/images/ward.png		Warden is the Global Agent Network—an open platform that gives AI Agents identity, trust, payments, and instant access to millions of users.
>wolo-1
uwolo				WOLO	6	WOLO		~wolochain/images/wolo.png		WOLO is the fixed-supply native token of WoloChain.
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmosis-1	uosmo
>xarchain
stxar				STXAR	0	XarchainSTAKE		~xarchain/images/arcana_logo.png		Xarchain stXar is the native cryptocurrency of the Arcana app chain (ceries), designed to orchestrate bridge-less interoperability between multiple blockchains
>xion-mainnet-1
uxion				VERONA	6	Verona	xion-2	~xion/images/verona-main.png		Verona is the intelligence layer for AI.
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmosis-1	uosmo			OSMO				Osmosis from Osmosis Chain
ibc/056EA54C3D9B49B3C0418955A27980A91DD4F210914BFE240A1DB19E27895ECA	5	kyve-1	ukyve
ibc/6490A7EAB61059BFC1CDDEB05917DD70BDF3A611654162A1A47DB930D40D8AF4	3	axelar-dojo-1	uusdc	AXLUSDC		Axelar Bridged USDC			AXLUSDC	IBC Axelar uusdc through axelar-dojo-1 transfer/channel-2
ibc/9463E39D230614B313B487836D13A392BD1731928713D4C8427A083627048DB3	3	axelar-dojo-1	uaxl							Axelar Network Token
ibc/AAD7136DD626569C3DDE7C5F764968BB2E939875EFC568AE5712B62081850814	3	axelar-dojo-1	weth-wei	axlWETH		Axelar Wrapped Ether			axlWETH
ibc/DBE9697AC1044255A305A2034AD360B4152632BFBFB5785234731F60196B9645	9		uelys	ELYS	6	Elys Network		~elys/images/elys.png		The native token of Elys Network
ibc/E706A0C6CACB374ADC2BCF6A74FE1B260840FC822E45DCB776DEA962A57FED30	3	axelar-dojo-1	arb-wei	axlARB					axlARB	Arbitrum from Axelar
ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	2	noble-1	uusdc			Noble USDC Token
ibc/67E8387284A038A0AD42BAE9EAA4C6A90E0D82B5C556F37FB57A3D1C8773C042	4	injective-1	inj
ibc/82C994B74C1BEC1C0F3CA7FFCA1ED3039FBEA35B3D75846BAE0E873F20E4F485	8	quicksilver-2	uqck
>dimension_37-1
axpla				XPLA	18	Xpla	xpla	~xpla/images/xpla.png		The native staking token of XPLA.
cw20:xpla10804823gxas3d9g8knrutvzkkz92m2ctvsafnan8zw6cqa6sd47qfdg9k8				iUP	6	iUP		~xpla/images/iup.png		IUP is a game-focused token that transforms users’ time, effort, and experience into rewards and real value.
ibc/2CC0B1B7A981ACC74854717F221008484603BB8360E81B262411B0D830EDE9B0	0	axelar-dojo-1	uaxl
ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5	0	axelar-dojo-1	uusdc
ibc/A39D6D491ED6349F67505000586546E68ECE05C486F07BE831871AF88A50CD19	7	injective-1	inj
ibc/B4F8297D4C270E82BDF11D51FD51A9FD23B0958B98B1E08346477452119E7D70	9	osmosis-1	uosmo
>xrplevm_1440000-1
axrp				XRP	18	Ripple	ripple			The native token of XRPL EVM
ibc/05CB495CFED46D0902E42E368F9F47ACB3F8287E023A9FD2060DE9293B850FD8	6	celestia	utia
ibc/9117A26BA81E29FA4F78F57DC2BD90CD3D26848101BA880445F119B22A1E254E	2	cosmoshub-4	uatom
ibc/4457C4FE143DA253CBBE998681F090B51F67E0A6AFDC8D9347516DB519712C2F	0	injective-1	inj
ibc/BFF0D3805B50D93E2FA5C0B2DDF7E0B30A631076CD80BC12A48C0E95404B4A41	4	noble-1	uusdc
ibc/47BD209179859CDE4A2806763D7189B6E6FE13A17880FE2B42DE1E6C1E329E23	3	osmosis-1	uosmo
>xyra-2
uXyrium				XYR	6	Xyra		~xyra/images/xrc.png		The native token of Xyra Chain
>diamond-1
urock				ROCK	6	Zenrock		~zenrock/images/zenrock.png		The native token of zenrock
ibc/661DEFDAD158EF8842F7FDA61E554825EDCB4904FC7C65A8B1457458032DDD47	3	pacific-1	usei
>zerone-1
uzrn				ZRN	6	Zerone				The native staking and governance token of Zerone
>zetachain_7000-1
azeta				ZETA	18	ZetaChain	zetachain	~zetachain/images/zetachain.png		The native token of ZetaChain
>zigchain-1
uzig				ZIG	6	ZIG	zignaly	~zigchain/images/zigchain.png		The native token of ZIGChain
coin.zig109f7g2rzl2aqee7z6gffn8kfe9cpqx0mjkk7ethmx8m2hq4xpe9snmaam2.stzig				STZIG	6	Staked Zig		~zigchain/images/stzig.png		Staked Zig Token by Valdora Finance - Decentralized staking with stZIG
ibc/6490A7EAB61059BFC1CDDEB05917DD70BDF3A611654162A1A47DB930D40D8AF4	3	noble-1	uusdc			Noble USDC				Noble USDC on ZIGChain
ibc/EF48E6B1A1A19F47ECAEA62F5670C37C0580E86A9E88498B7E393EB6F49F33C0	4	cosmoshub-4	uatom							Cosmos Hub Atom on ZIGChain
ibc/9BEE293E6559ED860CC702685996F394D4991D6DFFD60A19ABC3723E6F34788A	1	axelar-dojo-1	unit-zig	ZIG.axl		ZIG (Axelar)			ZIG.axl	ZIG bridged via Axelar on ZIGChain
ibc/5E970F9FF7B696B42F75B92CC05A74B9C44AB0B5D231FBE794A29D74344B19D7	4,transfer/08-wasm-1369	1	0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2	ETH		Ethereum		~_non-cosmos/ethereum/images/eth-white.png	ETH	Ether ETH on ZIGChain
ibc/E5EE3EF1D0770C7E5F8CE3AF49B9828613BC90C12EA7577D688B1022EFDDA43C	4,transfer/08-wasm-1369	1	0x812ba41e071c7b7fa4ebcfb62df5f45f6fa853ee			NEIRO				NEIRO on ZIGChain
ibc/7B02D9C0746D2D6551CD358D4C7ABAC6EE94527D613BACFDEE122559CEB41AA4	4,transfer/08-wasm-1369	1	0x2260fac5e5542a773aa44fbcfedf7c193bc2c599			Wrapped Bitcoin on ZIGChain				Wrapped Bitcoin on ZIGChain
ibc/630F28419AFD118B9EA8B96AE9D280CFDA4EB9FAB3108F1CA9E7DC00F396B4F9	4,transfer/08-wasm-1369	1	0xdac17f958d2ee523a2206206994597c13d831ec7							Tether USD on ZIGChain
ibc/CC5268F89C752A4BDCBDAA574AF0A381786FCC839104E077DA9A9145176BF8ED	4,transfer/08-wasm-1369	1	0x1abaea1f7c830bd89acc67ec4af516284b1bc33c							EURC (Euro Coin) on ZIGChain
ibc/294719272CB20610F3C0173B0E14DD65F9D7F515548AB3F8373CC91F36357234	4,transfer/08-wasm-1369	1	0x68749665ff8d2d112fa859aa293f07a622782f38			Tether Gold on ZIGChain				Tether Gold on ZIGChain
ibc/729AE368985B0F7B35648D17BA74A3D0A1C833FBAE8C3B49D75C6A2B578B9930	4,391	stride-1	stuatom							Stride Staked ATOM on ZIGChain
ibc/F1E29C7A6E0A3782CD87D279722AC11FEDE1BAAB9BD5A25A2A7EAE44ED02ADD5	4,transfer/08-wasm-1369	1	0x7a56e1c57c7475ccf742a1832b028f0456652f97	SolvBTC		SolvBTC on ZIGChain			SolvBTC	SolvBTC on ZIGChain
ibc/0E1517E2771CA7C03F2ED3F9BAECCAEADF0BFD79B89679E834933BC0F179AD98	1	axelar-dojo-1	uaxl
ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1	axelar-dojo-1	uusdc
ibc/6F0955036B92C0A1EE4EB03942A989369DB275CA57454E5F564B581AB5D81CDB	12	injective-1	inj
>bfb-1
l2/5d3ed5b0870d4c8d8715a1bf92d8e99b8e49fbc1c0a29a0572485c7ff783b23b				INIT	6	Initia	initia			The native token of Initia
ibc/AA4E7DF065DC4D4B29B8662A919295F525B19251FB2618C41C0DED3BD1128FEE	0,3	noble-1	uusdc
ibc/05060A29687D6CA94E2CCD17A9C57AA0F2086DEC0964D677509DC2EBFE324D9E	0,10	celestia	utia
>cabal-1
l2/fe807d454c86db0d3f2b1c5ee5108b9440b5dcb98947585e3dc25ed3d6dfa900				INIT	6	Initia	initia			The native token of Initia
>civitia-1
l2/2b2d36f666e98b9eecf70d6ec24b882b79f2c8e2af73f54f97b8b670dbb87605				INIT	6	Initia	initia			The native token of Initia
ibc/AA4E7DF065DC4D4B29B8662A919295F525B19251FB2618C41C0DED3BD1128FEE	0,3	noble-1	uusdc
ibc/05060A29687D6CA94E2CCD17A9C57AA0F2086DEC0964D677509DC2EBFE324D9E	0,10	celestia	utia
>echelon-1
l2/23c8396041db74441f4268d0c7e0533177dc3e028a47a8e584318f2d0c46fbe9				INIT	6	Initia	initia			The native token of Initia
ibc/AA4E7DF065DC4D4B29B8662A919295F525B19251FB2618C41C0DED3BD1128FEE	0,3	noble-1	uusdc
ibc/05060A29687D6CA94E2CCD17A9C57AA0F2086DEC0964D677509DC2EBFE324D9E	0,10	celestia	utia
>ingnetwork-1
l2/4daa1ce1a1956bf454f4a22bd6ecc7932737c88e1c3868dcd208684e0d432009				INIT	6	Initia	initia			The native token of Initia
ibc/AA4E7DF065DC4D4B29B8662A919295F525B19251FB2618C41C0DED3BD1128FEE	0,3	noble-1	uusdc
ibc/05060A29687D6CA94E2CCD17A9C57AA0F2086DEC0964D677509DC2EBFE324D9E	0,10	celestia	utia
>intergaze-1
l2/fb936ffef4eb4019d82941992cc09ae2788ce7197fcb08cb00c4fe6f5e79184e				INIT	6	Initia	initia			The native token of Initia
ibc/AA4E7DF065DC4D4B29B8662A919295F525B19251FB2618C41C0DED3BD1128FEE	0,3	noble-1	uusdc
ibc/05060A29687D6CA94E2CCD17A9C57AA0F2086DEC0964D677509DC2EBFE324D9E	0,10	celestia	utia
>rave-1
l2/ffea49d63cbadcfd749b4f635eca198b2f3b44cb1f6b580f5d201d58f3bf7aea				INIT	6	Initia	initia			The native token of Initia
ibc/AA4E7DF065DC4D4B29B8662A919295F525B19251FB2618C41C0DED3BD1128FEE	0,3	noble-1	uusdc
ibc/05060A29687D6CA94E2CCD17A9C57AA0F2086DEC0964D677509DC2EBFE324D9E	0,10	celestia	utia
>yominet-1
l2/8f73cfaf153520f511b4fc0bd71d60d64b4e19eff04a350e642718a3c1ab3b06				INIT	6	Initia	initia			The native token of Initia
ibc/AA4E7DF065DC4D4B29B8662A919295F525B19251FB2618C41C0DED3BD1128FEE	0,3	noble-1	uusdc
ibc/05060A29687D6CA94E2CCD17A9C57AA0F2086DEC0964D677509DC2EBFE324D9E	0,10	celestia	utia
>zaar-mainnet-1
l2/a36904f28371e1718a83a0e6df4bb3db33decaacfca67aa702b3a66f2c89d61b				INIT	6	Initia	initia			The native token of Initia
ibc/AA4E7DF065DC4D4B29B8662A919295F525B19251FB2618C41C0DED3BD1128FEE	0,3	noble-1	uusdc
ibc/05060A29687D6CA94E2CCD17A9C57AA0F2086DEC0964D677509DC2EBFE324D9E	0,10	celestia	utia
>1
ethereum-native				ETH	18	Ether	ethereum	~_non-cosmos/ethereum/images/eth-white.png		Ethereum is a decentralized blockchain platform for running smart contracts and dApps, with Ether (ETH) as its native cryptocurrency, enabling a versatile ecosystem beyond just digital currency.
0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9				AAVE	18	Aave	aave	~_non-cosmos/ethereum/images/aave.svg		Aave is an Open Source and Non-Custodial protocol to earn interest on deposits & borrow assets. It also features access to highly innovative flash loans, which let developers borrow instantly and easily; no collateral needed. With 16 different assets, 5 of which are stablecoins.
0x4d224452801ACEd8B2F0aebE155379bb5D594381				APE	18	ApeCoin	apecoin	~_non-cosmos/ethereum/images/ape.png		ApeCoin found new expression in web3 through art, gaming, entertainment, and events. APE is a token made to support what’s next, controlled, and built on by the community. It will serve as a decentralized protocol layer for community-led initiatives that drive culture forward into the metaverse.
0xBB0E17EF65F82Ab018d8EDd776e8DD940327B28b				AXS	18	Axie Infinity Shard	axie-infinity	~_non-cosmos/ethereum/images/axs.svg		Axie Infinity is a Pokémon-inspired digital pet universe where anyone can earn tokens through skilled gameplay and contributions to the ecosystem. Players can battle, collect, raise, and build a land-based kingdom for their pets (known as Axies).
0x6B175474E89094C44Da98b954EedeAC495271d0F				DAI	18	Dai	dai	~_non-cosmos/ethereum/images/dai.svg		Multi-Collateral Dai, brings a lot of new and exciting features, such as support for new CDP collateral types and Dai Savings Rate.
0x83F20F44975D03b1b09e64809B757c47f942BEeA				sDAI	18	Savings Dai		~_non-cosmos/ethereum/images/sdai.png		sDAI is a liquid representation of DAI deposited in the Dai savings rate contract.
0x853d955aCEf822Db058eb8505911ED77F175b99e				FRAX	18	Frax	frax	~_non-cosmos/ethereum/images/frax.svg		Frax is a fractional-algorithmic stablecoin protocol. It aims to provide a highly scalable, decentralized, algorithmic money in place of fixed-supply assets like BTC. Additionally, FXS is the value accrual and governance token of the entire Frax ecosystem.
0x514910771AF9Ca656af840dff83E8264EcF986CA				LINK	18	Chainlink	chainlink	~_non-cosmos/ethereum/images/link.png		A blockchain-based middleware, acting as a bridge between cryptocurrency smart contracts, data feeds, APIs and traditional bank account payments.
0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2				MKR	18	Maker	maker	~_non-cosmos/ethereum/images/mkr.svg		Maker is a decentralized finance (DeFi) platform on the Ethereum blockchain that facilitates the creation of the stablecoin DAI, which is pegged to the US dollar.
0x03ab458634910AaD20eF5f1C8ee96F1D6ac54919				RAI	18	Rai Reflex Index	rai	~_non-cosmos/ethereum/images/rai.png		RAI is a non-pegged, ETH-backed stable asset. It is useful as more 'stable' collateral for other DeFi protocols (compared to ETH or BTC) or as a stable asset with an embedded interest rate.
0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE				SHIB	18	Shiba Inu	shiba-inu	~_non-cosmos/ethereum/images/shib.svg		SHIBA INU is a 100% decentralized community experiment with it claims that 1/2 the tokens have been sent to Vitalik and the other half were locked to a Uniswap pool and the keys burned.
0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84				stETH	18	Lido Staked Ether	staked-ether	~_non-cosmos/ethereum/images/steth.svg		stETH is a token that represents staked ether in Lido, combining the value of initial deposit + staking rewards. stETH tokens are pegged 1:1 to the ETH staked with Lido and can be used as one would use ether, allowing users to earn Eth2 staking rewards whilst benefiting from Defi yields.
0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0				wstETH	18	Wrapped Lido Staked Ether	wrapped-steth	~_non-cosmos/ethereum/images/wsteth.svg		wstETH is a wrapped version of stETH. As some DeFi protocols require a constant balance mechanism for tokens, wstETH keeps your balance of stETH fixed and uses an underlying share system to reflect your earned staking rewards.
0x5E8422345238F34275888049021821E8E08CAa1f				frxETH	18	Frax Ether	frax-ether	~_non-cosmos/ethereum/images/frxeth.png		Frax Ether is a liquid ETH staking derivative designed to uniquely leverage the Frax Finance ecosystem. frxETH acts as a stablecoin loosely pegged to ETH, leveraging Frax's winning playbook on stablecoins and onboarding ETH into the Frax ecosystem.
0xac3E018457B222d93114458476f3E3416Abbe38F				sfrxETH	18	Staked Frax Ether	staked-frax-ether	~_non-cosmos/ethereum/images/sfrxeth.svg		sfrxETH is the version of frxETH which accrues staking yield. All profit generated from Frax Ether validators is distributed to sfrxETH holders. By exchanging frxETH for sfrxETH, one becomes eligible for staking yield, which is redeemed upon converting sfrxETH back to frxETH.
0xae78736Cd615f374D3085123A210448E74Fc6393				rETH	18	Rocket Pool Ether	rocket-pool-eth	~_non-cosmos/ethereum/images/reth.png		Rocket Pool is a decentralised Ethereum Proof of Stake pool.
0xBe9895146f7AF43049ca1c1AE358B0541Ea49704				cbETH	18	Coinbase Wrapped Staked ETH	coinbase-wrapped-staked-eth	~_non-cosmos/ethereum/images/cbeth.png		Coinbase Wrapped Staked ETH (“cbETH”) is a utility token and liquid representation of ETH staked through Coinbase. cbETH gives customers the option to sell, transfer, or otherwise use their staked ETH in dapps while it remains locked by the Ethereum protocol.
0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984				UNI	18	Uniswap	uniswap	~_non-cosmos/ethereum/images/uni.svg		UNI token served as governance token for Uniswap protocol with 1 billion UNI have been minted at genesis. 60% of the UNI genesis supply is allocated to Uniswap community members and remaining for team, investors and advisors.
0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48				USDC	6	USD Coin	usd-coin	~_non-cosmos/ethereum/images/usdc.png		USDC (USD Coin) is a stablecoin fully backed by US dollars, providing a transparent and regulated digital dollar solution.
0xdAC17F958D2ee523a2206206994597C13D831ec7				USDT	6	Tether USD	tether	~_non-cosmos/ethereum/images/usdt.png		USDT (Tether) is a stablecoin that is pegged to the US dollar, designed to provide stability and liquidity within the cryptocurrency market.
0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599				WBTC	8	Wrapped Bitcoin	wrapped-bitcoin	~_non-cosmos/ethereum/images/wbtc.png		Wrapped Bitcoin (WBTC) is an ERC20 token backed 1:1 with Bitcoin. Completely transparent. 100% verifiable. Community led.
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2				WETH	18	Wrapped Ether	weth	~_non-cosmos/ethereum/images/weth.svg		wETH is 'wrapped ETH'
0xA2cd3D43c775978A96BdBf12d733D5A1ED94fb18				XCN	18	Chain	chain-2	~_non-cosmos/ethereum/images/xcn.png		Chain is a cloud blockchain protocol that enables organizations to build better financial services from the ground up powered by Sequence and Chain Core.
0x4Fabb145d64652a948d72533023f6E7A623C7C53				BUSD	18	Binance USD	binance-usd	~_non-cosmos/ethereum/images/busd.png		Binance USD (BUSD) is a dollar-backed stablecoin issued and custodied by Paxos Trust Company, and regulated by the New York State Department of Financial Services. BUSD is available directly for sale 1:1 with USD on Paxos.com and will be listed for trading on Binance.
0x6982508145454Ce325dDbE47a25d4ec3d2311933				PEPE	18	Pepe	pepe	~_non-cosmos/ethereum/images/pepe.png		Pepe is a community based memecoin with one mission: to make memecoins great again. Made to honor the iconic meme we all know and love, Pepe is here to take reign as the most memeable memecoin in existence, fueled purely by memetic power. Pepe is for the people.
0xb5b29320d2Dde5BA5BAFA1EbcD270052070483ec				YieldETH	18	Real Yield ETH		~_non-cosmos/ethereum/images/yieldeth.png		Maximize ETH yield through leveraged staking across Aave, Compound and Morpho and liquidity provision of ETH liquid staking tokens on Uniswap V3.
0x18084fbA666a33d37592fA2633fD49a74DD93a88				tBTC	18	tBTC v2	tbtc	~_non-cosmos/ethereum/images/tbtc.svg		TBTC replaces centralized intermediaries with a randomly selected group of nodes on the Threshold Network. This group of independent nodes works together to secure your deposited Bitcoin through threshold cryptography. TBTC allows anyone to use Bitcoin in the expanding DeFi and Web3 universe.
0xfB5c6815cA3AC72Ce9F5006869AE67f18bF77006				PSTAKE	18	pSTAKE Finance	pstake-finance	~persistence/images/pstake.png		pSTAKE is a liquid staking protocol unlocking the liquidity of staked assets. Stakers of PoS tokens can stake their assets while maintaining the liquidity of these assets. Users earn staking rewards + receive 1:1 pegged staked representative tokens which can be used to generate additional yield.
0x2F109021aFe75B949429fe30523Ee7C0D5B27207				OCC	18	OccamFi	occamfi	~_non-cosmos/ethereum/images/occamfi.png		The OCC token acts as the fuel for the OccamRazer launchpad and it is indirectly used as well on the DAO governance layer.
0x60e683C6514Edd5F758A55b6f393BeBBAfaA8d5e				PAGE	8	Page		~_non-cosmos/ethereum/images/page.png		The PAGE token is used for actions in the PageDAO NFT literary ecosystem and for DAO governance.
0xd73175f9eb15eee81745d367ae59309Ca2ceb5e2				GLTO	6	Gelotto		~_non-cosmos/ethereum/images/glto.png		Gelotto blends gaming, DEFI, and fun Dapps in a unique Web3 ecosystem. Join us to become part of the house, earning from all Gelotto products. Our main goal? To bring the masses into Web3 with open, accessible, and enjoyable Dapps.
0x78a0A62Fba6Fb21A83FE8a3433d44C73a4017A6f				OX	18	Open Exchange Token		~_non-cosmos/ethereum/images/ox.png
0xA4426666addBE8c4985377d36683D17FB40c31Be				BEAST	6	Gelotto BEAST		~_non-cosmos/ethereum/images/beast.png		BEAST: Battle, Breed, and Customize unique creatures powered by Ethereum & Cosmos
0x0FD10b9899882a6f2fcb5c371E17e70FdEe00C38				PUNDIX	18	Pundi X Token	pundi-x-2			PUNDIX token is the native token that functions within the Pundi X ecosystem, including PundiX Chain and XPOS.
0xA663B02CF0a4b149d2aD41910CB81e23e1c41c32				sFRAX	18	Staked FRAX		~_non-cosmos/ethereum/images/sfrax.png		Staked FRAX (sFRAX) is an ERC4626 staking vault that distributes part of the Frax Protocol yield weekly to stakers denominated in FRAX stablecoins.
0x3432B6A60D23Ca0dFCa7761B7ab56459D9C964D0				FXS	18	Frax Share	frax-share	~_non-cosmos/ethereum/images/fxs.png		FXS is the value accrual and governance token of the entire Frax ecosystem. Frax is a fractional-algorithmic stablecoin protocol. It aims to provide a highly scalable, decentralized, algorithmic money in place of fixed-supply assets like BTC.
0x45804880De22913dAFE09f4980848ECE6EcbAf78				PAXG	18	Paxos Gold	pax-gold	~_non-cosmos/ethereum/images/paxg.png		PAX Gold (PAXG) tokens each represent one fine troy ounce of an LBMA-certified, London Good Delivery physical gold bar, secured in Brink’s vaults.
0xD533a949740bb3306d119CC777fa900bA034cd52				CRV	18	Curve DAO	curve-dao-token	~_non-cosmos/ethereum/images/crv.png		CRV is the governance token for Curve Finance.
0xf939E0A03FB07F59A73314E73794Be0E57ac1b4E				crvUSD	18	crvUSD	crvusd	~_non-cosmos/ethereum/images/crvusd.png		A collateralized-debt-position (CDP) stablecoin by Curve DAO.
0x04C154b66CB340F3Ae24111CC767e0184Ed00Cc6				pxETH	18	Dinero Staked ETH	dinero-staked-eth	~_non-cosmos/ethereum/images/pxeth.png		pxETH is built on top of the Pirex platform and forms the foundation of the Dinero protocol.
0x35fA164735182de50811E8e2E824cFb9B6118ac2				eETH	18	ether.fi Staked ETH	ether-fi-staked-eth	~_non-cosmos/ethereum/images/eeth.png		eETH is a natively restaked liquid staking token on Ethereum.
0x57e114B691Db790C35207b2e685D4A43181e6061				ENA	18	Ethena	ethena	~_non-cosmos/ethereum/images/ena.png		The native governance token of Ethena.
0x4c9EDD5852cd905f086C759E8383e09bff1E68B3				USDe	18	Ethena USDe	ethena-usde	~_non-cosmos/ethereum/images/usde.png		Ethena USDe is a synthetic dollar protocol built on Ethereum.
0xbf5495Efe5DB9ce00f80364C8B423567e58d2110				ezETH	18	Renzo Restaked ETH	renzo-restaked-eth	~_non-cosmos/ethereum/images/ezeth.png		A Liquid Restaking Token (LRT) and Strategy Manager for EigenLayer.
0x8290333ceF9e6D528dD5618Fb97a76f268f3EDD4				ANKR	18	Ankr Network	ankr			Ankr is a Web3 decentralized infrastructure provider that helps developers, dapps, and stakers easily interact with multiple blockchains. It allows you to create DApps using API and RPC, staking on Ankr Earn, and use customized blockchain solutions for businesses.
0xcE682c89C63d2850Cb2ca898E44D6c7c30d897a6				YUM	18	Yum				YUM is the Cacao Swap token, powering decentralised rails.
0xEeB4d8400AEefafC1B2953e0094134A887C76Bd8				AVAIL	18	Avail				Avail is a web3 infrastructure layer that allows modular execution layers to scale and interoperate in a trust minimized way.
0x1aBaEA1f7C830bD89Acc67eC4af516284b1bC33c				EURC	6	Euro Coin		~_non-cosmos/ethereum/images/eurc.png		EURC is a euro-backed stablecoin issued by Circle. EURC is designed to provide a faster, safer, and more efficient way to send, spend, and exchange money around the world.
0x3231Cb76718CDeF2155FC47b5286d82e6eDA273f				EURe	18	Monerium EUR emoney	monerium-eur-money			EURe is a Euro-backed stablecoin issued by Monerium.
0x8236a87084f8B84306f72007F36F2618A5634494				LBTC	8	Lombard Staked Bitcoin	lombard-staked-btc			LBTC is liquid, yield-bearing, natively cross-chain, and 1:1 backed by bitcoin.
0x3073f7aAA4DB83f95e9FFf17424F71D4751a3073				MOVE	8	Movement	movement			The Ethereum ERC20 issuance of Movement ($MOVE).
0x657e8C867D8B37dCC18fA4Caead9C45EB088C642				eBTC	8	ether.fi BTC	ether-fi-staked-btc	~_non-cosmos/ethereum/images/eBTC.png
0xf6718b2701D4a6498eF77D7c152b2137Ab28b8A3				stBTC	18	Lorenzo stBTC	lorenzo-stbtc	~_non-cosmos/ethereum/images/stbtc.svg
0x9356f6d95b8E109F4b7Ce3E49D672967d3B48383				kBTC	18	Kinza Babylon Staked BTC	kintsugi-btc	~_non-cosmos/ethereum/images/kBTC.svg
0x004E9C3EF86bc1ca1f0bB5C7662861Ee93350568				uniBTC	8	Universal BTC	universal-btc	~_non-cosmos/ethereum/images/uniBTC_200px.png
0xbDf245957992bfBC62B07e344128a1EEc7b7eE3f				mBTC	8	mBTC		~_non-cosmos/ethereum/images/mbtc.png
0xF469fBD2abcd6B9de8E169d128226C0Fc90a012e				pumpBTC	8	pumpBTC	pumpbtc	~_non-cosmos/ethereum/images/pumpBTC.svg
0x7A56E1C57C7475CCf742a1832B028F0456652F97				solvBTC	18	SolvBTC	solv-btc	~_non-cosmos/ethereum/images/solvBTC.png
0xd9D920AA40f578ab794426F5C90F6C731D159DEf				xsolvBTC	18	xSolvBTC	solv-protocol-solvbtc-bbn	~_non-cosmos/ethereum/images/xSolvBTC.png
0x6A9A65B84843F5fD4aC9a0471C4fc11AFfFBce4a				enzoBTC	8	lorenzo Wrapped Bitcoin	lorenzo-wrapped-bitcoin
0xF7De2B7afdb07AA5dD143180Ed758165821E076e				satUniBTC	8	Satlayer uniBTC		~_non-cosmos/ethereum/images/uniBTC.svg
0x17140b69FfaDfF9e87BF1D86D99119ee10AD24ff				satSolvBTC	18	Satlayer SolvBTC.BBN		~_non-cosmos/ethereum/images/solvBTC.svg
0x067e11Ac5471C853aea205B3C1933a5f6367152F				satLBTC	8	Satlayer LBTC		~_non-cosmos/ethereum/images/lbtc.png
0xC96dE26018A54D51c097160568752c4E3BD6C364				FBTC	8	Fire Bitcoin		~_non-cosmos/ethereum/images/FBTC.png
0xe2C6755C10d0B61D8B11Dd2851AE8266Cea912DC				satFBTC	8	Satlayer FBTC		~_non-cosmos/ethereum/images/FBTC.png
0x69223B5B36a785Ec08e5f685fd7961399982C566				satWBTC	8	Satlayer WBTC		~_non-cosmos/ethereum/images/wbtc.png
0x0c4dd69705D16d91bC9C0534Cc926966f23430c7				satPumpBTC	8	Satlayer pumpBTC		~_non-cosmos/ethereum/images/pumpBTC.svg
0xFF2858Cc8227aA45a51c8961598Edc2d44B5ee5b				satStBTC	18	Satlayer stBTC		~_non-cosmos/ethereum/images/stbtc.svg
0xa3931d71877C0E7a3148CB7Eb4463524FEc27fbD				sUSDS	18	Savings USDS	susds	~_non-cosmos/ethereum/images/susds.png
0x007115416AB6c266329a03B09a8aa39aC2eF7d9d				mBTC.midas	18	Midas BTC Yield Token	midas-btc-yield-token	~_non-cosmos/ethereum/images/midas-mbtc.png
0xb2617246d0c6c0087f18703d576831899ca94f01				ZIG	18	ZigCoin	zignaly	~zigchain/images/zigchain.png
0x68749665FF8D2d112Fa859AA293F07A622782F38				XAUt	6	Tether Gold	tether-gold	~_non-cosmos/ethereum/images/xaut.png		Tether Gold(XAUT)
0x812Ba41e071C7b7fA4EBcFB62dF5F45f6fA853Ee				NEIRO	9	Neiro		~_non-cosmos/ethereum/images/neiro.png		Neiro is a meme coin and claimed to be the little sister of Doge.
0xB8fB4E8512c8272e8986058D0318C8cEFcB21aa7				TIA	6	Celestia	celestia
>2
expanse-native				EXP	18	EXP
>7
thai-chain-native				TCH	18	TCH
>8
ubiq-native				UBQ	18	UBQ
>9
quai-native				QUAI	18	Quai
>10
0x4200000000000000000000000000000000000042				OP	18	Optimism	optimism			The governance token of Optimism
optimism-native				ETH	18	Ether	ethereum			Ether (ETH) is the native currency of Optimism.
0x4200000000000000000000000000000000000006				WETH	18	Wrapped Ether	weth			wETH is 'wrapped ETH'
0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85				USDC	6	USD Coin	usd-coin			USDC issued on Optimism.
0x7F5c764cBc14f9669B88837ca1490cCa17c31607				USDC.e	6	Bridged USDC	bridged-usd-coin-optimism			USDC Bridged from Ethereum via Optimism Bridge.
0x94b008aA00579c1307B0EF2c499aD98a8ce58e58				USDT	6	Tether USD	tether			USDT Bridged from Ethereum via Optimism Bridge.
>11
metadium-native				META	18	META
>14
flare-native				FLR	18	Flare
>15
diode-native				DIODE	18	DIODE
>19
songbird-native				SGB	18	Songbird
>20
elastos-native				ELA	18	ELA
>24
kardia-chain-native				KAI	18	KAI
>25
cronos-native				CRO	18	Cronos
>30
rootstock-native				RBTC	18	Rootstock Bitcoin
>37
xpla-native				XPLA	18	XPLA
>40
telos-native				TLOS	18	Telos
>42
lukso-native				LYX	18	LUKSO
>44
crab-native				CRAB	18	Crab Network Native Token
>46
darwinia-native				RING	18	RING
>47
acria-native				ACRIA	18	ACRIA
>50
xdc-native				XDC	18	XDC
>52
coinex-native				cet	18	cet
>56
binance-native				BNB	18	BNB	binancecoin	~_non-cosmos/binancesmartchain/images/bnb.png		BNB is the native cryptocurrency of the Binance exchange, used to pay for transaction fees and participate in various features and services within the Binance ecosystem.
0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c				WBNB	18	Wrapped BNB	wbnb	~_non-cosmos/binancesmartchain/images/wbnb.png		Wrapped BNB. As the native coin of Binance Chain, BNB has multiple use cases: fueling transactions on the Chain, paying for transaction fees on Binance Exchange, making in-store payments, and many more.
0xe9e7CEA3DedcA5984780Bafc599bD69ADd087D56				BUSD	18	Binance-Peg BUSD Token		~_non-cosmos/ethereum/images/busd.png		BUSD is a 1:1 USD-backed stablecoin approved by NYDFS and issued by Paxos on Ethereum. Binance provides Binance-Peg BUSD on other chains by locking an equivalent amount of assets on Ethereum. Note that Binance-Peg BUSD is provided by Binance, which is not issued by Paxos nor regulated by the NYDFS.
0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d				USDC	18	Binance-Peg USD Coin	usd-coin	~_non-cosmos/ethereum/images/usdc.svg		USD Coin (known by its ticker USDC) is a stablecoin that is pegged to the U.S. dollar on a 1:1 basis.
0x29a63F4B209C29B4DC47f06FFA896F32667DAD2C				PURSE	18	PURSE Token	pundi-x-purse	~pundix/images/purse-token-logo.png		PURSE Token
0x454B90716a9435E7161a9AEa5Cf00e0aCBE565aE				SRCX	9	Source Token		~_non-cosmos/binancesmartchain/images/srcx.png		The SRCX token of Source Protocol.
0x55d398326f99059fF775485246999027B3197955				USDT	18	Binance-Peg Tether USD	tether			BUSD-T gives you the joint benefits of open blockchain technology and traditional currency by converting your cash into a stable digital currency equivalent.
0x918b3aa73e2D42D96CF64CBdB16838985992dAbc				CoBTC	8	Coffer Bitcoin		~_non-cosmos/binancesmartchain/images/CoBTC.svg		The first non-custodial Bitcoin product designed for DeFi
>57
syscoin-native				SYS	18	Syscoin
>60
go-chain-native				GO	18	GO
>61
classic-native				ETC	18	ETC
>66
okc-native				OKT	18	OKT
>74
idchain-native				EIDI	18	EIDI
>81
joc-mainnet-native				JOC	18	Japan Open Chain Token
>82
meter-native				MTR	18	MTR
>86
gatechain-native				GT	18	GateChainToken
>88
viction-native				VIC	18	Viction
>94
swissdlt-native				BCTS	18	BCTS
>96
bitkub-native				KUB	18	KUB Coin
>98
six-protocol-native				SIX	18	SIX
>100
gnosis-native				XDAI	18	xDAI	xdai
>103
world-land-native				WLC	18	WLC
>106
velas-native				VLX	18	VLX
>108
thunder-core-native				TT	18	TT
>109
shibarium-native				BONE	18	Bone
>112
coinbit-native				GIDR	18	GIDR
>119
enuls-native				NULS	18	NULS
>122
fuse-native				FUSE	18	Fuse
>123
fuse-sparknet-native				SPARK	18	Spark
>130
unichain-native				ETH	18	Ether	ethereum
0x078D782b760474a361dDA0AF3839290b0EF57AD6				USDC	6	USD Coin	usd-coin
>137
0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270				WPOL	18	Wrapped POL	wmatic	~_non-cosmos/polygon/images/wmatic.png		Polygon combines the best of Ethereum and sovereign blockchains into a full-fledged multi-chain system.
polygon-native				POL	18	POL	polygon-ecosystem-token	~_non-cosmos/polygon/images/matic-purple.png		Polygon, previously known as Matic Network, is a Layer 2 scaling solution for Ethereum that aims to provide faster and cheaper transactions.
0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359				USDC	6	USD Coin	usd-coin			USDC issued on Polygon.
0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174				USDC.e	6	Bridged USDC	bridged-usdc-polygon-pos-bridge			USDC Bridged from Ethereum via Polygon PoS Bridge.
0xDDc9E2891FA11a4CC5C223145e8d14B44f3077c9				axlDAI	18	Axelar Wrapped Dai Stablecoin		~_non-cosmos/ethereum/images/dai.svg		Multi-Collateral Dai, brings a lot of new and exciting features, such as support for new CDP collateral types and Dai Savings Rate.
0x53Adc464b488bE8C5d7269B9ABBCe8bA74195C3a				axlFRAX	18	Axelar Wrapped Frax		~_non-cosmos/ethereum/images/frax.svg		Frax is a fractional-algorithmic stablecoin protocol. It aims to provide a highly scalable, decentralized, algorithmic money in place of fixed-supply assets like BTC. Additionally, FXS is the value accrual and governance token of the entire Frax ecosystem.
0x750e4C4984a9e0f12978eA6742Bc1c5D248f40ed				axlUSDC	6	Axelar Wrapped USD Coin		~_non-cosmos/ethereum/images/usdc.svg		USDC is a fully collateralized US Dollar stablecoin developed by CENTRE, the open source project with Circle being the first of several forthcoming issuers.
0xCeED2671d8634e3ee65000EDbbEe66139b132fBf				axlUSDT	6	Axelar Wrapped Tether USD		~_non-cosmos/ethereum/images/usdt.png		Tether gives you the joint benefits of open blockchain technology and traditional currency by converting your cash into a stable digital currency equivalent.
0x9ceE70895726B0ea14E6019C961dAf32222a7C2f				PAGE	8	Page		~_non-cosmos/ethereum/images/page.png		The PAGE token is used for actions in the PageDAO NFT literary ecosystem and for DAO governance.
0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619				WETH	18	Wrapped Ether	weth			wETH is 'wrapped ETH'
0xc2132D05D31c914a87C6611C10748AEb04B58e8F				USDT	6	Tether USD	tether			USDT from Ethereum bridged to Polygon via Polygon PoS Bridge.
>138
defi-oracle-meta-mainnet-native				ETH	18	Ether
>140
eteria-native				ERA	18	Eteria
>143
monad-native				MON	18	Monad
>146
sonic-native				S	18	Sonic
0x29219dd400f2Bf60E5a23d13Be72B486D4038894				USDC	6	USD Coin	usd-coin
>148
shimmer-native				SMR	18	Shimmer
>151
redbelly-mainnet-native				RBNT	18	Redbelly Native Coin
>166
nomina-native				NOM	18	Nomina
>168
aioz-native				AIOZ	18	AIOZ
>169
manta-native				ETH	18	ETH
0x6Fae4D9935E2fcb11fC79a64e917fb2BF14DaFaa				TIA	6	Celestia	celestia
>173
eni-native				ENI	18	ENI
>177
hashkey-native				HSK	18	HashKey EcoPoints
>179
abey-native				ABEY	18	ABEY
>183
ethernity-native				ETH	18	Ether
>185
mint-native				ETH	18	Ether
>196
x-layer-native				OKB	18	OKB
>199
bit-torrent-native				BTT	18	BitTorrent
>204
op-bnb-native				BNB	18	BNB
>223
bsquared-native				BTC	18	Bitcoin
>232
lens-native				GHO	18	GHO
>239
tac-native				TAC	18	TAC
>240
nexilix-native				NEXILIX	18	Nexilix
>242
plinga-native				PLINGA	18	Plinga
>246
energy-native				EWT	18	EWT
>248
oasys-native				OAS	18	Oasys
>250
fantom-native				FTM	18	Fantom	fantom	~_non-cosmos/fantom/images/ftm.png		Fantom's native utility token — FTM — powers the entire Fantom blockchain ecosystem. FTM tokens are used for staking, governance, payments, and fees on the network.
0x21be370D5312f44cB42ce377BC9b8a0cEF1A4C83				WFTM	18	Wrapped Fantom		~_non-cosmos/fantom/images/ftm.png		ERC20 wrapped version of FTM
>251
glide-l1-protocol-native				GLXP	18	GLXP
>252
fraxtal-native				FRAX	18	Frax
>253
glide-l2-protocol-native				GLXP	18	GLXP
>254
swan-native				ETH	18	Ether
>255
kroma-native				ETH	18	ETH
>269
hpb-native				HPB	18	HPB
>273
xr-one-native				XR1	18	XR1
>288
boba-native				ETH	18	Ether
>291
orderly-native				ETH	18	Ether
>295
hedera-native				HBAR	18	HBAR
>311
omax-native				OMAX	18	OMAX
>314
filecoin-native				FIL	18	filecoin
>321
kcc-native				KCS	18	KCS
>324
zk-sync-native				ETH	18	Ether
>336
shiden-native				SDN	18	SDN
>360
shape-native				ETH	18	Ether
>361
theta-native				TFUEL	18	TFUEL
>369
pulsechain-native				PLS	18	Pulse
>375
zk-xpla-native				ETH	18	Ether
>388
cronoszk-evm-native				zkCRO	18	Cronos zkEVM CRO
>397
near-native				NEAR	18	NEAR
>424
pgn-native				ETH	18	Ether
>463
areon-network-native				AREA	18	AREA
>478
form-native				ETH	18	Ethereum
>480
worldchain-native				ETH	18	Ether
0x79A02482A880bCE3F13e09Da970dC34db4CD24d1				USDC	6	USD Coin	usd-coin
>570
rollux-native				SYS	18	Syscoin
>571
metachain-native				MTC	18	Metatime Coin
>589
lady-chain-native				LADY	18	Lady
>592
astar-native				ASTR	18	Astar
>626
battlechain-native				ETH	18	Ether
>680
jasmy-chain-native				JASMY	18	JasmyCoin
>686
karura-native				KAR	18	Karura
>690
redstone-native				ETH	18	Ether
>698
matchain-native				BNB	18	BNB
>714
eden-native				TIA	18	TIA
>721
lycan-native				LYC	18	Lycan
>747
flow-mainnet-native				FLOW	18	Flow
>753
rivalz-native				ETH	18	Ether
>766
ql1-native				QOM	18	QOM
>787
acala-native				ACA	18	Acala
>824
daily-network-native				DLY	18	Daily
>841
taraxa-native				TARA	18	Tara
>888
wanchain-native				WAN	18	WANCHAIN
>957
lyra-native				ETH	18	Ether
>964
subtensor-evm-native				TAO	18	TAO
>988
stable-native				USDT0	18	USDT0
>995
fire-chain-native				5IRE	18	5ire Token
>999
hyper-evm-native				HYPE	18	HYPE
>1012
newton-native				NEW	18	Newton
>1017
bsc-greenfield-native				BNB	18	BNB
>1030
conflux-espace-native				CFX	18	Conflux
>1039
bronos-native				BRO	18	BRO
>1088
metis-native				METIS	18	Metis
>1100
dymension-native				DYM	18	DYM
>1101
polygon-zk-evm-native				ETH	18	Ether
>1111
wemix-native				WEMIX	18	WEMIX
>1116
core-dao-native				CORE	18	Core
>1122
luxeports-native				LXP	18	LuxePorts
>1130
defichain-evm-native				DFI	18	DeFiChain
>1135
lisk-native				ETH	18	Ether
>1215
adf-native				ADF	18	ADDFILL
>1231
ultron-native				ULX	18	ULX
>1234
step-native				FITFI	18	FITFI
>1281
moonbeam-dev-native				DEV	18	DEV
>1284
0xAcc15dC74880C9944775448304B263D191c6077F				WGLMR	18	Wrapped Moonbeam	wrapped-moonbeam	~_non-cosmos/moonbeam/images/glmr.png		An ERC-20 representation of GLMR, the native token of Moonbeam.
0xFfFFfFff1FcaCBd218EDc0EbA20Fc2308C778080				xcDOT	10	Wrapped Polkadot		~_non-cosmos/polkadot/images/dot.png		Polkadot is a blockchain network designed to support various interconnected, application-specific sub-chains. Each chain built within Polkadot uses Parity Technologies' Substrate modular framework, which allows developers to select specific components that suit their application-specific chain best.
0x14dF360966a1c4582d2b18EDbdae432EA0A27575				axlDAI	18	Axelar Wrapped Dai Stablecoin		~_non-cosmos/ethereum/images/dai.svg		Multi-Collateral Dai, brings a lot of new and exciting features, such as support for new CDP collateral types and Dai Savings Rate.
0x61C82805453a989E99B544DFB7031902e9bac448				axlFRAX	18	Axelar Wrapped Frax		~_non-cosmos/ethereum/images/frax.svg		Frax is a fractional-algorithmic stablecoin protocol. It aims to provide a highly scalable, decentralized, algorithmic money in place of fixed-supply assets like BTC. Additionally, FXS is the value accrual and governance token of the entire Frax ecosystem.
0xCa01a1D0993565291051daFF390892518ACfAD3A				axlUSDC	6	Axelar Wrapped USD Coin		~_non-cosmos/ethereum/images/usdc.svg		USDC is a fully collateralized US Dollar stablecoin developed by CENTRE, the open source project with Circle being the first of several forthcoming issuers.
0xDFd74aF792bC6D45D1803F425CE62Dd16f8Ae038				axlUSDT	6	Axelar Wrapped Tether USD		~_non-cosmos/ethereum/images/usdt.png		Tether gives you the joint benefits of open blockchain technology and traditional currency by converting your cash into a stable digital currency equivalent.
moonbeam-native				GLMR	18	Moonbeam	moonbeam
>1285
moonriver-native				MOVR	18	Moonriver
>1329
sei-native				SEI	18	Sei
>1480
vana-native				VANA	18	Vana
>1514
story-native				DATA	18	DATA
>1559
tenet-native				TENET	18	TENET
>1612
openledger-native				OPEN	18	Open
>1625
gravity-native				G	18	G
>1643
xgr-native				XGR	18	XGR
>1729
reya-network-native				ETH	18	Ether
>1750
metal-l2-native				ETH	18	Ether
>1776
injective-native				INJ	18	Injective
>1783
kii-native				KII	18	Kii
>1868
soneium-native				ETH	18	Ether
>1875
whitechain-native				WBT	18	WhiteBIT Coin
>1890
lightlink-phoenix-native				ETH	18	Ether
>1923
swellchain-native				ETH	18	Ether
>1983
krown-native				KROWN	18	Krown
>1996
sanko-native				DMT	18	DMT
>2000
dogechain-native				WDOGE	18	Wrapped Dogecoin
>2020
ronin-native				RON	18	RON
>2021
edgeware-native				EDG	18	Edgeware
>2026
edgeless-native				EwETH	18	Edgeless Wrapped ETH
>2040
vanar-native				VANRY	18	VANRY
>2184
morph-tachyon-native				BGB	18	BGB
>2192
snax-native				ETH	18	Ether
>2222
kava-native				KAVA	18	Kava
>2345
goat-native				BTC	18	Bitcoin
>2355
silicon-native				ETH	18	Ether
>2525
in-evm-native				INJ	18	Injective
>2741
abstract-native				ETH	18	ETH
0x638e65eeb89182623E3923A95B1d4b7ED02ADbe0				TIA	6	Celestia	celestia
>2818
morph-native				ETH	18	Ether
>2882
chips-native				IOTA	18	IOTA
>2911
hychain-native				TOPIA	18	HYTOPIA
>3068
bifrost-native				BFC	18	BFC
>3109
satoshi-vm-native				BTC	18	BTC
>3338
peaq-native				PEAQ	18	peaq
>3637
botanix-native				BTC	18	Bitcoin
>3721
xone-mainnet-native				XOC	18	XOC
>3737
crossbell-native				CSB	18	CSB
>3776
astar-zk-evm-native				ETH	18	Ether
>4114
citrea-native				cBTC	18	Citrea Bitcoin
>4153
rise-native				ETH	18	Ether
>4158
crossfi-native				XFI	18	CrossFi
>4200
merlin-native				BTC	18	BTC
>4217
tempo-native				USD	6	USD
>4242
nexi-native				NEXI	18	Nexi
>4326
megaeth-native				ETH	18	Ether
>4337
beam-native				BEAM	18	Beam
>4352
memecore-native				M	18	M
>4663
robinhood-native				ETH	18	Ether
>4689
iotex-native				IOTX	18	IoTeX
>4999
bxn-native				BXN	18	BlackFort Token
>5000
0xC96dE26018A54D51c097160568752c4E3BD6C364				FBTC	8	Fire Bitcoin	ignition-fbtc			Ignition introduces $FBTC, an omnichain Bitcoin asset pegged 1:1 to BTC, aimed at elevating Bitcoin�s accessibility and utility, paving the way for a low-friction and interoperable future.
mantle-native				MNT	18	MNT	mantle
>5031
somnia-native				SOMI	18	Somnia
>5042
arc-native				USDC	18	USDC
>5112
ham-native				ETH	18	Ham
>5165
bahamut-native				FTN	18	Fasttoken
>5234
humanode-native				HMND	18	HMND
>5330
superseed-native				ETH	18	Ether
>5424
edexa-native				EDX	18	edeXa
>5464
saga-native				GAS	18	gas
>5551
nahmii-native				ETH	18	ETH
>5858
chang-native				CTH	18	CTH
>5888
mantra-evm-native				MANTRA	18	MANTRA
>6001
bounce-bit-native				BB	18	BounceBit
>6900
nibiru-native				NIBI	18	NIBI
>6969
tomb-native				TOMB	18	TOMB
>7000
zetachain-native				ZETA	18	Zeta
>7070
planq-native				PLQ	18	PLQ
>7119
sentrix-native				SRX	18	Sentrix
>7171
bitrock-native				BROCK	18	BROCK
>7200
exsat-native				BTC	18	BTC
>7233
init-verse-native				INI	18	InitVerse
>7332
eon-native				ZEN	18	ZEN
>7518
mev-native				MEV	18	MEVerse
>7560
cyber-native				ETH	18	Ether
>7668
root-native				XRP	18	XRP
>7700
canto-native				CANTO	18	Canto
>7887
kinto-native				ETH	18	Ether
>7897
arenaz-native				ETH	18	Ether
>7979
dos-chain-native				DOS	18	DOS Chain
>8008
polynomial-native				ETH	18	Ether
>8017
i-sun-coin-native				ISC	18	ISC
>8118
shardeum-native				SHM	18	Shardeum
>8217
kaia-native				KAIA	18	Kaia
>8333
b3-native				ETH	18	Ether
>8428
that-native				THAT	18	THAT
>8453
base-native				ETH	18	Ether	ethereum			Ether (ETH) is the native currency of Base.
0x4200000000000000000000000000000000000006				WETH	18	Wrapped Ether	weth			wETH is 'wrapped ETH'
0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913				USDC	6	USD Coin	usd-coin	~_non-cosmos/ethereum/images/usdc.png		USDC issued on Base.
0xd9aAEc86B65D86f6A7B5B1b0c42FFA531710b6CA				USDbC	6	USD Base Coin	bridged-usd-coin-base			USDC Bridged from Ethereum via Base Bridge.
0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf				cbBTC	8	Coinbase Wrapped BTC	coinbase-wrapped-btc			Coinbase Wrapped BTC ('cbBTC') is an ERC20 token that is backed 1:1 by Bitcoin (BTC) held by Coinbase. cbBTC is built to be seamlessly compatible with DeFi applications, giving customers the option to tap into DeFi and unlock financial utility.
0xcbD06E5A2B0C65597161de254AA074E489dEb510				cbDOGE	8	Coinbase Wrapped DOGE	coinbase-wrapped-doge			Coinbase Wrapped DOGE ('cbDOGE') is an ERC20 token that is backed 1:1 by Dogecoin (DOGE) held by Coinbase.
0x5d27225a5D8A756e5655617b22cC03616C3B26c3				TIA	6	Celestia	celestia
>8668
hela-native				HLUSD	18	HLUSD
>8822
iota-native				IOTA	18	IOTA
>8866
superlumio-native				ETH	18	Ether
>8880
unique-native				UNQ	18	UNQ
>8881
unique-quartz-native				QTZ	18	QTZ
>8899
jbc-native				JBC	18	JBC
>9001
evmos-native				EVMOS	18	Evmos
>9700
oort-mainnet-dev-native				OORT	18	OORT
>9745
plasma-native				XPL	18	Plasma
>10242
arthera-native				AA	18	Arthera
>11100
bool-beta-mainnet-native				BOL	18	BOL
>11235
haqq-mainnet-native				ISLM	18	Islamic Coin
>11501
bevm-mainnet-native				BTC	18	Bitcoin
>12306
fibo-native				FIBO	18	fibo
>12323
huddle01-mainnet-native				ETH	18	Ethereum
>12324
l3x-native				ETH	18	Ether
>12553
rss3-native				RSS3	18	RSS3
>13370
cannon-native				ETH	18	Ether
>13371
immutable-zk-evm-native				IMX	18	Immutable Coin
>13381
phoenix-native				PHX	18	Phoenix
>15551
loop-native				LOOP	18	LOOP
>16507
genesys-native				GSYS	18	GSYS
>16661
zero-gmainnet-native				0G	18	0G
>17777
eos-native				EOS	18	EOS
>19991
ultra-native				UOS	18	Ultra Token
>22222
nautilus-native				ZBC	9	ZBC
>22776
map-protocol-native				MAPO	18	MAPO
>23294
sapphire-native				ROSE	18	Sapphire Rose
>23451
dreyerx-mainnet-native				DRX	18	DreyerX
>25363
fluent-native				ETH	18	Ether
>29548
mch-verse-native				OAS	18	Oasys
>31612
mezo-native				BTC	18	Bitcoin
>32520
bitgert-native				Brise	18	Brise
>32659
fusion-native				FSN	18	Fusion
>32769
zilliqa-native				ZIL	18	Zilliqa
>33139
ape-chain-native				APE	18	ApeCoin
>33979
funki-mainnet-native				ETH	18	Ether
>34443
mode-native				ETH	18	Ether
>35441
q-mainnet-native				Q	18	Q
>36900
adi-native				ADI	18	ADI
>38833
igra-native				iKAS	18	iKAS
>41455
aleph-zero-native				AZERO	18	Aleph Zero
>41923
edu-chain-native				EDU	18	EDU
>42026
donatuz-native				ETH	18	Ether
>42161
0x912CE59144191C1204E64559FE8253a0e49E6548				ARB	18	Arbitrum	arbitrum	~_non-cosmos/arbitrum/images/arb.png		The governance token of Arbitrum
arbitrum-native				ETH	18	Ether	ethereum			Ether (ETH) is the native currency of Arbitrum.
0x82aF49447D8a07e3bd95BD0d56f35241523fBab1				WETH	18	Wrapped Ether	weth			wETH is 'wrapped ETH'
0xAb19BDAEb37242Fa0f30486195f45b9cF5361b78				cGLP	0	cGLP
0xaf88d065e77c8cC2239327C5EDb3A432268e5831				USDC	6	USD Coin	usd-coin			USDC issued on Arbitrum.
0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8				USDC.e	6	Bridged USDC	usd-coin-ethereum-bridged			This is a bridged USDC token deployed by Arbitrum Foundation.
0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9				USDT	6	Tether USD	tether			USDT from Ethereum bridged to Arbitrum via Arbitrum Bridge.
0xD56734d7f9979dD94FAE3d67C7e928234e71cD4C				TIA	6	Celestia	celestia
>42170
arbitrum-nova-native				ETH	18	Ether
>42220
celo-native				CELO	18	CELO	celo
0xcebA9300f2b948710d2653dD7B07f33A8B32118C				USDC	6	USD Coin	usd-coin
>42420
asset-chain-native				RWA	18	Real World Asset
>42766
zk-fair-native				USDC	18	USD Coin
>42793
etherlink-native				XTZ	18	Tez
>43111
hemi-native				ETH	18	Ether
>43114
avalanche-native				AVAX	18	Avalanche	avalanche-2	~_non-cosmos/avalanche/images/avax.png		Avalanche is a high-performance blockchain platform known for its fast transaction speeds, low costs, and scalability, ideal for decentralized applications and custom blockchain networks.
0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7				WAVAX	18	Wrapped AVAX	wrapped-avax	~_non-cosmos/avalanche/images/wavax.svg		The wrapped ERC-20 representation of AVAX, the native token of Avalanche.
0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E				USDC	6	USD Coin	usd-coin	~_non-cosmos/ethereum/images/usdc.png		USDC issued on Avalanche.
0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664				USDC.e	6	Bridged USDC	usd-coin-avalanche-bridged-usdc-e			USDC Bridged from Ethereum via Avalanche Bridge.
0xC5Fa5669E326DA8B2C35540257cD48811F40a36B				axlDAI	18	Axelar Wrapped DAI		~_non-cosmos/ethereum/images/dai.svg		Multi-Collateral Dai, brings a lot of new and exciting features, such as support for new CDP collateral types and Dai Savings Rate.
0x4914886dBb8aAd7A7456D471EAab10b06d42348D				axlFRAX	18	Axelar Wrapped Frax		~_non-cosmos/ethereum/images/frax.svg		Frax is a fractional-algorithmic stablecoin protocol. It aims to provide a highly scalable, decentralized, algorithmic money in place of fixed-supply assets like BTC. Additionally, FXS is the value accrual and governance token of the entire Frax ecosystem.
0xfaB550568C688d5D8A52C7d794cb93Edc26eC0eC				axlUSDC	6	Axelar Wrapped USDC		~_non-cosmos/ethereum/images/usdc.svg		USDC is a fully collateralized US Dollar stablecoin developed by CENTRE, the open source project with Circle being the first of several forthcoming issuers.
0xF976ba91b6bb3468C91E4f02E68B37bc64a57e66				axlUSDT	6	Axelar Wrapped USDT		~_non-cosmos/ethereum/images/usdt.png		Tether gives you the joint benefits of open blockchain technology and traditional currency by converting your cash into a stable digital currency equivalent.
0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7				USDT	6	Tether USD	tether			USDT issued on Avalanche.
0x49D5c2BdFfac6CE2BFdB6640F4F80f226bc10bAB				WETH.e	18	Wrapped Ether	weth
>43419
gunz-native				GUN	18	GUN
>45003
juneo-native				JUNE	18	JUNE-Chain
>45004
juneo-dai1-chain-native				DAI1	18	Juneo DAI1-Chain
>45005
juneo-usdt1-chain-native				USDT1	18	Juneo USDT1-Chain
>45006
juneo-usd1-chain-native				USD1	18	Juneo USD1-Chain
>45007
juneom-btc1-chain-native				mBTC1	18	Juneo mBTC1-Chain
>45008
juneo-gld1-chain-native				GLD1	18	Juneo GLD1-Chain
>45009
juneo-ltc1-chain-native				LTC1	18	Juneo LTC1-Chain
>45010
juneo-doge1-chain-native				DOGE1	18	Juneo DOGE1-Chain
>45011
juneo-eur1-chain-native				EUR1	18	Juneo EUR1-Chain
>45012
juneo-sgd1-chain-native				SGD1	18	Juneo SGD1-Chain
>45013
juneo-bch1-chain-native				BCH1	18	Juneo BCH1-Chain
>45014
juneo-link1-chain-native				LINK1	18	Juneo LINK1-Chain
>47763
neox-mainnet-native				GAS	18	Gas
>47805
rei-native				REI	18	REI
>48900
zircuit-native				ETH	18	Ether
>50005
yooldo-verse-native				OAS	18	OAS
>50104
sophon-native				SOPH	18	Sophon
>50342
reddio-native				RED	18	Reddio
>52014
electroneum-native				ETN	18	ETN
>53456
birdlayer-native				ETH	18	Ether
>53935
dfk-native				JEWEL	18	Jewel
>55244
superposition-native				ETH	18	Ether
>57073
ink-native				ETH	18	Ether
>59144
linea-native				ETH	18	Linea Ether	ethereum
0x176211869cA2b568f2A7D4EE941E073a821EE1ff				USDC	6	USD Coin	usd-coin
>60603
potos-native				POT	18	POTOS Token
>60808
bob-native				ETH	18	ETH
>61166
treasure-native				MAGIC	18	MAGIC
>62050
optopia-native				ETH	18	Ether
>62606
apollo-native				APOLLO	18	Apollo
>63157
geist-native				GHST	18	Aavegotchi GHST Token
>68414
henesys-native				NXPC	18	NEXPACE
>71402
godwoken-native				pCKB	18	pCKB
>73115
icb-network-native				ICBX	18	ICB Native Token
>80094
berachain-native				BERA	18	BERA Token
>80931
forta-native				FORT	18	FORT
>81224
codex-native				ETH	18	Ether
>81457
blast-native				ETH	18	Ether	ethereum
>86608
cpchain-native				CP	18	CpChain
>88888
chiliz-native				CHZ	18	CHZ
>96370
lumoz-native				MOZ	18	Lumoz Token
>97453
sidra-chain-native				SDA	18	Sidra Digital Asset
>98865
plume-native				ETH	18	Plume Ether
>98866
plume-mainnet-native				PLUME	18	Plume
>100009
vechain-native				VET	18	VeChain
>100021
sova-native				ETH	18	Ether
>102030
credit-coin3-mainnet-native				CTC	18	Creditcoin
>105105
stratis-native				STRAX	18	Stratis
>110110
mars-credit-native				MARS	18	Mars Credit
>111188
real-native				reETH	18	reETH
>127001
grav-native				G	18	Gravity
>167000
taiko-native				ETH	18	Ether
>190415
hpp-native				ETH	18	Ether
>200901
bitlayer-native				BTC	18	BTC
>309075
one-world-native				OWCT	18	OWCT
>360890
lavita-native				vTFUEL	18	vTFUEL
>380929
silent-data-native				ETH	18	Ether
>440017
graphite-native				@G	18	Graphite
>513100
dis-chain-native				DIS	18	DIS
>534352
scroll-native				ETH	18	Ether	ethereum
>543210
zero-network-native				ETH	18	Ether
>555888
dustboy-io-t-native				DST	18	Ether
>641230
bear-network-chain-mainnet-native				BRNKC	18	BearNetworkChain
>660279
xai-native				XAI	18	Xai
>685689
gensyn-native				ETH	18	Ether
>723487
radius-native				RUSD	18	Radius USD
>747474
katana-native				ETH	18	Ether
>752025
ternoa-native				CAPS	18	Capsule Coin
>810180
zk-link-nova-native				ETH	18	ETH
>888888
vision-native				VS	18	VISION
>984122
forma-native				TIA	18	TIA
0x1052eF3419f26Bec74Ed7CEf4a4FA6812Bc09908				TIA	6	Celestia	celestia
>1440000
xrplevm-native				XRP	18	XRP
>5734951
jovay-native				ETH	18	Ether
>6985385
humanity-native				H	18	H
>7225878
saakuru-native				OAS	18	OAS
>7771777
valygo-smartchain-native				VYO	18	VYO
>7773777
valygo-nft-native				VYO	18	VYO
>7777777
zora-native				ETH	18	Ether
>9999999
fluence-native				FLT	18	FLT
>10241024
alienx-native				ETH	18	Ether
>20240603
dbkchain-native				ETH	18	Ether
>20250217
xphere-mainnet-native				XP	18	XP
>20256789
etp-native				ETP	18	ETP Chain Native Token
>21000000
corn-native				BTCN	18	Bitcorn
>22052002
excelon-mainnet-native				xlon	18	Excelon
>245022934
neon-mainnet-native				NEON	18	NEON
>253368190
flame-native				TIA	18	TIA
>278611351
skale-razor-native				sFUEL	18	sFUEL
>333000333
meld-native				MELD	18	Meld
>391845894
skale-block-brawlers-native				BRAWL	18	BRAWL
>666666666
degen-native				DEGEN	18	Degen
>728126428
tron-native				TRX	6	TRON
>888888888
ancient8-native				ETH	18	Ether
>994873017
lumia-mainnet-native				LUMIA	18	Lumia
>1026062157
skale-crypto-blades-native				sFUEL	18	sFUEL
>1032942172
skale-crypto-colosseum-native				sFUEL	18	sFUEL
>1273227453
skale-human-protocol-native				sFUEL	18	sFUEL
>1313161554
aurora-native				ETH	18	Ether
>1350216234
skale-titan-native				sFUEL	18	sFUEL
>1482601649
skale-nebula-native				sFUEL	18	sFUEL
>1564830818
skale-calypso-native				sFUEL	18	sFUEL
>1666600000
harmony-one-native				ONE	18	Harmony
>2046399126
skale-europa-native				sFUEL	18	sFUEL
>2139927552
skale-exorde-native				sFUEL	18	sFUEL
>11297108109
palm-native				PALM	18	PALM
>383414847825
zeniq-native				ZENIQ	18	ZENIQ
>2716446429837000
dchain-native				ETH	18	Ether
>solana
solana-native				SOL	9	Solana	solana	~_non-cosmos/solana/images/sol_circle.png		Solana is a high-performance blockchain platform known for its fast transaction speeds, low costs, and scalability, ideal for decentralized applications and crypto projects.
So11111111111111111111111111111111111111112				WSOL	9	Wrapped SOL	wrapped-solana	~_non-cosmos/solana/images/sol_circle.png
DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263				BONK	5	Bonk	bonk	~_non-cosmos/solana/images/bonk.png		The Official Bonk Inu token
HZ1JovNiVvGrGNiiYvEozEVgZ58xaU3RKwX8eACQBCt3				PYTH	6	Pyth Network	pyth-network	~_non-cosmos/solana/images/pyth.svg		Pyth is a protocol that allows market participants to publish pricing information on-chain for others to use. The protocol is an interaction between three parties: -Publishers submit pricing information to Pyth's oracle program. Pyth has multiple data publishers for every product to improve the accuracy and robustness of the system. -Pyth's oracle program combines publishers' data to produce a single aggregate price and confidence interval. Consumers read the price information produced by the oracle program. Pyth's oracle program runs simultaneously on both Solana mainnet and Pythnet. Each instance of the program is responsible for its own set of price feeds. Solana Price Feeds are available for use by Solana protocols. In this case, since the oracle program itself runs on Solana, the resulting prices are immediately available to consumers without requiring any additional work. Pythnet Price Feeds are available on 12+ blockchains. The prices constructed on Pythnet are transferred cross-chain to reach consumers on these blockchains. In both cases, the critical component of the system is the oracle program that combines the data from each individual publisher. This program maintains a number of different Solana accounts that list the products on Pyth and their current price data. Publishers publish their price and confidence by interacting with the oracle program on every slot. The program stores this information in its accounts. The first price update in a slot additionally triggers price aggregation, which combines the price data from the previous slot into a single aggregate price and confidence interval. This aggregate price is written to the Solana account where it is readable by other on-chain programs and available for transmission to other blockchains.
EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v				USDC	6	USD Coin	usd-coin	~_non-cosmos/ethereum/images/usdc.png		USDC is a fully collateralized US Dollar stablecoin developed by CENTRE, the open source project with Circle being the first of several forthcoming issuers.
6gnCPhXtLnUD76HjQuSYPENLSZdG8RvDB1pTLM5aLSJA				BSKT	5	Basket	basket	~_non-cosmos/solana/images/bskt.png		BSKT tracks the top assets across the crypto ecosystem
85VBFQZC9TZkfaptBWjvUw7YbZjy52A6mjtPGjstQAmQ				W	6	Wormhole Token	wormhole	~_non-cosmos/solana/images/w.png		W is the native token powering the Wormhole interoperability platform.
mSoLzYCxHdYgdzU16g5QSh3i5K3z3KZK7ytfqcJm7So				mSOL	9	Marinade Staked SOL	msol			mSOL represents staked SOL in the Marinade stake pool.
J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn				jitoSOL	9	Jito Staked SOL	jito-staked-sol			A representative token for staked SOL, derived through the process of liquid staking SOL using Jito.
bSo13r4TkiE4KumL71LsHTPpL2euBYLFx6h9HP3piy1				bSOL	9	BlazeStake Staked SOL	blazestake-staked-sol			A representative token for staked SOL, derived through the process of liquid staking SOL using the BlazeStake protocol.
LSTxxxnJzKDFSLr4dUkPcmCf5VyryEqzPLz5j4bpxFp				LST	9	Liquid Staking Token	liquid-staking-token			A representative token for staked SOL, derived through the process of liquid staking SOL using the MarginFi protocol.
edge86g9cVz87xcpKpy3J77vbp4wYd9idEV562CCntt				edgeSOL	9	Edgevana Staked SOL	edgevana-staked-sol			A representative token for staked SOL, derived through the process of liquid staking SOL using the Edgevana protocol.
he1iusmfkpAdwvxLNGV8Y1iSbj4rUy6yMhEA3fotn9A				hSOL	9	Helius Staked SOL	helius-staked-sol			A liquid staked token that represents SOL staked to Helius's validator.
jupSoLaHXQiZZTSfEWMTRRgpnyFm8f6sZdosWBjx93v				jupSOL	9	Jupiter Staked SOL	jupiter-staked-sol			A liquid staked token that represents SOL staked to Jupiter's validator.
EKpQGSJtjMFqKZ9KQanSqYXRcF8fBopzLHYxdM65zcjm				WIF	6	dogwifhat	dogwifcoin			dogwifhat is a meme coin that operates on Solana.
Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB				USDT	6	Tether	tether			Tether, issued natively on Solana.
ATeTQcUkWGs7AZ15mCiFUWCW9EUL7KpDZEHCN1Y8pump				WHINE	6	WHINEcoin				Whinecoin is an experimental memecoin by the Sommelier Finance team.
ANu4Wuq86WzRU8tykszQUJ66eQzFNfkwap2HcQ5UaFaU				PBJ	5	Pepe Bruce Jenner		~_non-cosmos/solana/images/pbj.png		Pepe Bruce Jenner
UwU8RVXB69Y6Dcju6cN2Qef6fykkq6UUNpB15rZku6Z				UWU	6	Unicorn				Unicorn
BUhS5coXEt9hcxN3JSpGYUWSKbNo96RsKu52LcMo12rf				MEOW	8	MEOW	meow	~_non-cosmos/solana/images/meow.png		The Meow token
5pPkhLEJDMFDHUuE1wW5os5YJeyNUDVmih1DKgMFpB38				ORACLER	6	ORACLER		~_non-cosmos/solana/images/oracler.png		The Oracler AI token
7TSCoke2mSZzAtyuRmzANf9virrnyv4xSUeaxUrKkLqw				MONKEYS	6	monKEYS	monkeys-2	~_non-cosmos/solana/images/monkeys.png		The monKEYS token
6p6xgHyF7AeE6TZkSmFsko444wqoP15icUSqi2jfGiPN				TRUMP	6	Official Trump	official-trump	~_non-cosmos/solana/images/trump.png		Official Trump token on Solana blockchain.
2zMMhcVQEXDtdE6vsFS7S7D5oUodfJHE8vd1gnBouauv				PENGU	6	Pudgy Penguins	pudgy-penguins	~_non-cosmos/solana/images/pengu.png		Pudgy Penguins token on Solana blockchain.
4PsPuUu4KK8a8kZsbqzTFQiPTriUNbzYyzEyB7bQMNBL				TIA	6	Celestia	celestia
>agoricdev-25
ubld				BLD	6	Agoric	agoric	~agoric/images/bld.png		Agoric is a smart contract platform that uses JavaScript to enable developers to build secure and scalable decentralized applications (dApps) easily.
uist				IST	6	Inter Stable Token	inter-stable-token	~agoric/images/ist.png		IST is the stable token used by the Agoric chain for execution fees and commerce.
ibc/1BB89B43FDC33EC709F16E851DA91A095C2E0A3B3172FCD19845A7C8C4D5D6FC	315	axelar-testnet-lisbon-3	uaxl
ibc/F00782820450D9F76025F7FC25BF026EC11309069CE89C1CD326311033E17E3E	25	provider	uatom
ibc/747C251CB38B14CF86564EB61105EBBF3D557DB0C6D68A10561E3DD182F548E3	23	elysicstestnet-1	uelys
ibc/B41472B80833CADC12B2F50F2AB9E279AAC181022BA9581813EE804D7DAB11F6	7	pion-1	untrn
ibc/75F84596DDE9EE93010620701FFED959F3FFA1D0979F6773DE994FFEEA7D32F3	11	grand-1	uusdc
ibc/D24B4564BCD51D3D02D9987D92571EAC5915676A9BD6D9B0C1D0254CB8A5EA34	5	osmo-test-5	uosmo
ibc/B183F98F84C113AE32DF2F7F8C58A8E6965BA74EB789DB032C5A232762DBAE51	13	stride-internal-1	ustrd
>junction
amf				AMF	6	Airchains				The native staking token of Airchains Testnet.
>varanasi-1
uamf				AMF	6	Airchains				The native staking token of Airchains Testnet.
>sandbox-2
uakt				AKT	6	Akash Network		~akash/images/akt.png		Akash Token (AKT) is the Akash Network's native utility token, used as the primary means to govern, secure the blockchain, incentivize participants, and provide a default mechanism to store and exchange value.
>allora-testnet-1
uallo				ALLO	18	Allora Network		~allora/images/allora.png		Allora Token (ALLO) is the Allora Network's native utility token, used as the primary means to govern, secure the blockchain, and incentivize network participants.
>constantine-3
aconst				CONST	18	Archway	archway	~archway/images/arch.png		The native token of Archway Test Network.
cw20:archway1dz6h2smr432gvzruklk3lps7ak2ca7cngdge4vym93wehkkypwpqgwr2q2				wARCH	18	Wrapped ARCH		~archway/images/wArch.png		Wrapped CONST (Archway Testnet token)
ibc/A1F5AED38B17FC8C2009DD6BD70E463C7D3641B35D1676680CF9329D85C28018	50	axelar-testnet-lisbon-3	uaxl
ibc/D85B5D8FD34B0284188F939D8AB2AA23F8E44A152A9775220B8CF7EAD327CC44	368	mesomelas-1	ujkl
ibc/F05050E6851A163E36B927EA821A13A6CE0D596C7B85FBF90570AC57C3F16D5A	225	osmo-test-5	uosmo
>arkeo
uarkeo				ARKEO	6	Arkeo		~testnets/arkeonetworktestnet/images/arkeo.png
>artela_11820-1
uart				ART	18	Artela Testnet		~testnets/artelatestnet/images/artela.png		The native EVM, governance and staking token of the Artela Network
>atomone-testnet-1
uatone				ATONE	6	Atone		~atomone/images/atomone.png		The native staking and governance token of AtomOne
uphoton				PHOTON	6	Photon		~atomone/images/photon.png		The fee token of AtomOne
ibc/2CC0B1B7A981ACC74854717F221008484603BB8360E81B262411B0D830EDE9B0	0	axelar-testnet-lisbon-3	uaxl
>aura_6321-3
ueaura				EAURA	6	EAura		~aura/images/Aura-logo-2.2.png		The native token of Aura Test Network
>autheo_785-1
aauth				THEO	6	Autheo Chain		~testnets/autheotestnet/images/autheo_logo.png		Native token of Autheo Chain
>axelar-testnet-lisbon-3
uaxl				AXL	6	Axelar	axelar	~axelar/images/axl.png		The native token of Axelar
uausdc				aUSDC	6	USD Coin		~_non-cosmos/ethereum/images/usdc.png		Circle's stablecoin on Axelar
eth-wei				axlWETH	18	Wrapped Ether		~_non-cosmos/ethereum/images/weth.svg		Wrapped Ether on Axelar
wglmr-wei				WDEV	18	Wrapped Moonbeam		~_non-cosmos/moonbeam/images/glmr.png		Wrapped Moonbeam on Axelar
wmatic-wei				WMATIC	18	Wrapped Matic		~_non-cosmos/polygon/images/wmatic.svg		Wrapped Matic on Axelar
wbnb-wei				WBNB	18	Wrapped BNB		~_non-cosmos/binancesmartchain/images/wbnb.png		Wrapped BNB on Axelar
wavax-wei				WAVAX	18	Wrapped AVAX		~_non-cosmos/avalanche/images/wavax.svg		Wrapped AVAX on Axelar.
wftm-wei				WFTM	18	Wrapped FTM		~_non-cosmos/fantom/images/ftm.png		Wrapped FTM on Axelar.
ibc/005F5CE5A688F0673C896F32E670F83AB818E8D3A96F987A877CF3A7430C2253	594	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/uadam			ADAM				ADAM Token on Manifest Ledger Testnet
ibc/074B3B7B88AFD65707CF016455C9E24D1E05226CB733870AA3FD198C173EBE30	594	manifest-ledger-testnet	factory/manifest1rme50egv6kwxq5skm60s0n7hd6ynuf33p5g87e/usnoop			SNOOP				SNOOP Token on Manifest Ledger Testnet
ibc/13142566F3D6C9BD33F42962929378F8479710E863AB74C1BB4247053ADFD4A0	594	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/utaco			TACO				TACO Token on Manifest Ledger Testnet
ibc/20AB09D9296F97112E44E3E9D5F92E1AFB1B7ED76008FF3E9974473985E12ACA	594	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/udancingpenguin			DANCINGPENGUIN				DANCINGPENGUIN Token on Manifest Ledger Testnet
ibc/236B1550CAF803837218C0E44EA8055EDF1D634CC171D60791FC598E48D20977	594	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/ucute			CUTE				CUTE Token on Manifest Ledger Testnet
ibc/2940C9733B3E81E4914A9EE22C9D444AE0039D0C4BCE75F3B9ABACC293E93AF6	594	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/uasdasdasd			ASDASDASD				ASDASDASD Token on Manifest Ledger Testnet
ibc/3E55458BB86CB338A22C150D917D192BFFBF7BFE37F6AA80EA2EB7B11846C6D1	594	manifest-ledger-testnet	factory/manifest1czvrq3ufn045q5k50tjl4qu8kcmagve9ghty3c/uumega			UMEGA				UMEGA Token on Manifest Ledger Testnet
ibc/48FEAC3670B7F5F4064990611BE0BC0BF8E1A270839599D6FFADB29381632B81	594	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/uwmvt			WMVT				WMVT Token on Manifest Ledger Testnet
ibc/5F2BDDD68BD357FC76514CD0E44228899C2ADAF2580886A4ACC38B2BAF8E9F6A	594	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/udrippy			DRIPPY				DRIPPY Token on Manifest Ledger Testnet
ibc/5FD9768DA0B68C4B2EE28A57496C2B03F149BF58E0A4DC8DEEFD3F8EDE7634F5	594	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/ugas			GAS
ibc/6561010EA61B8C9B2984417926379FFC45FFBC5BF9560D84DE4B164B4502AA32	594	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/ugozer			GOZER				GOZER Token on Manifest Ledger Testnet
ibc/65E7A9F142C7C5BCD7551AF2311B3137FC5CBFF693DCADC15FCC9AEF12A778F7	594	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/usimple			SIMPLE				SIMPLE Token on Manifest Ledger Testnet
ibc/7902BAE3A32BF67C5713C35A1610127D331008F3C54AF37FA35AC46045E86744	594	manifest-ledger-testnet	factory/manifest1c799jddmlz7segvg6jrw6w2k6svwafganjdznard3tc74n7td7rqdqe6ks/utimmy			TIMMY				TIMMY Token on Manifest Ledger Testnet
ibc/81F5BD52ADAB15EE8E9E0ECA7F7214A51AC4A06F4A2837261F2604F31A1649DA	594	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/uaga			AGA				AGA Token on Manifest Ledger Testnet
ibc/FBB845E40F35378F2CDD02E0A8E9A42DECDBE1067F3E5CB08DBCF616B029569C	594	manifest-ledger-testnet	umfx			MFX				MFX Token on Manifest Ledger Testnet
ibc/8F0FD15E8A195360783298BF16A64463AB2F1F793946213F475549C637E91C18	594	manifest-ledger-testnet	factory/manifest1rme50egv6kwxq5skm60s0n7hd6ynuf33p5g87e/ufunzie			FUNZIE				FUNZIE Token on Manifest Ledger Testnet
ibc/CFE74816F2A422812BAEFC344A61536B408C61E7B506CB9D2AD061A459EE48C6	594	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/uspoof			SPOOF				SPOOF Token on Manifest Ledger Testnet
ibc/452A877FB580D5FA3B55F3DDCE9A9B07E9E8C6B85CA1211175EC4A9D90D9FBE8	623	agoricdev-25	ubld
ibc/B11052740E719E6BF5872E8AF6206FF675CABD7CB7AE0BD561AA4BFCCEBB2FBF	305	constantine-3	aconst
ibc/7C026AD4B5528819146874B2DFFAECB645D3EBF3509A331E2B06FEE8060C149F	629	atomone-testnet-1	uphoton
ibc/19142C352B3DB3B2C6CCE8B9EDCC8D4D8EF9E4A1335E54A69DE5F4ECFBBD8A36	598	bbn-test-5	ubbn
ibc/FBB62A4C5150CD33B56DECC3260EFC107DEE8669D9C182AE33C7514156AB5B1B	297	dydx-testnet-4	adv4tnt
ibc/40BDF4D1CFC245BA82B7F75833B27E7BEDE1ED37D061085E9ED629B6AE67699A	444	lava-testnet-2	ulava
ibc/402D4B04F8FC37BD6433879DE5E5E71B83271EE16F148A7119A3A50BF88F88EC	339	osmo-test-5	uosmo
ibc/426E2B82248EAF161051E4F698A18699265DC79F4D3BAD9FEDBC4D1FA2617EA0	261	test-core-2	uxprt
ibc/82BB1EFF20BD5247B84B1BC14F24444E4A09ACB58EBA068786380844ECBACDE7	566	ssc-testnet-2	utsaga
ibc/5D117E795758A846D84F90ED2CDBB092B5AF5BFDA5E16C70D7E78D41CD856DEA	537	titan_18889-1	atkx
ibc/871A67DD3876AD445E6BBEBA064669BD06116BD2163DCC181AB9F2BBD3F3CA14	612	zig-test-2	uzig
>bbn-test-5
ubbn				BABY	6	Babylon Testnet		~testnets/babylontestnet/images/logo.svg		The native staking token of Babylon.
ibc/2278567FFA6D754BDD8C159CE1770D8AF27649BFB58E5132CF530460591E479D	1	pion-1	factory/neutron1aphhmsv5lglvvycldlveckjq8zcgwvg34cn0cs/test-token-6	IBC6		IBC Test Token 6			IBC6	IBC Test Token 6
ibc/241F1FFE4117C31D7DFC2A91C026F083FCEB6868C169BA5002FF0B3E17B88EDF	1	pion-1	factory/neutron1aphhmsv5lglvvycldlveckjq8zcgwvg34cn0cs/test-token-1	IBC1		IBC Test Token 1			IBC1	IBC Test Token 1
ibc/3AA6631D204C192DDB757935A4C49A0E83EEEE14AC045E8A180CCB4EE08B6196	1	pion-1	factory/neutron1aphhmsv5lglvvycldlveckjq8zcgwvg34cn0cs/test-token-5	IBC5		IBC Test Token 5			IBC5	IBC Test Token 5
ibc/4BF4FFBF2B84A71627E009ABFD6A870AA6424D6BA9B419D81F446FA80D3AE655	1	pion-1	factory/neutron1aphhmsv5lglvvycldlveckjq8zcgwvg34cn0cs/test-token-4	IBC4		IBC Test Token 4			IBC4	IBC Test Token 4
ibc/53BE513F8FEA2E000E8522CD60383AFA431F0F655EC05A1D56B7428836F3F314	1	pion-1	factory/neutron1aphhmsv5lglvvycldlveckjq8zcgwvg34cn0cs/test-token-3	IBC3		IBC Test Token 3			IBC3	IBC Test Token 3
ibc/DC9A0BC30A89A4C767CA2DA3BA1A4B1AB40F6666E720BB4F14213545216C86D8	1	pion-1	factory/neutron1aphhmsv5lglvvycldlveckjq8zcgwvg34cn0cs/test-token-2	IBC2		IBC Test Token 2			IBC2	IBC Test Token 2
cw20:bbn1cnx34p82zngq0uuaendsne0x4s5gsm7gpwk2es8zk8rz8tnj938qqyq8f9				eBABY	6	Babylon Testnet Escher LST		~testnets/babylontestnet/images/eBABY.svg
ibc/E21808AEBCB7E02F594897100186C126E3BC9A36B0974196AF116750A4573F06	13	axelar-testnet-lisbon-3	uaxl
ibc/15E9C5CF5969080539DB395FA7D9C0868265217EFC528433671AAF9B1912D159	8	provider	uatom
ibc/0C698C8970DB4C539455E5225665A804F6338753211319E44BAD39758B238695	1	pion-1	untrn
ibc/7C0807A56073C4A27B0DE1C21BA3EB75DF75FD763F4AD37BC159917FC01145F0	7	grand-1	uusdc
ibc/B181EA86AE95E6AB974D0692E52996C8836619E28E03E90947FE49D3BA1EBE90	21	osmo-test-5	uosmo
>bfhevm_777-1
abfh				BFH	18	BFH		~testnets/bfhevmtestnet/images/bfhevm.png		BFH-EVM is a blockchain platform developed by BFH Fintech Innovations Ltd., designed to support DeFi, NFTs, and decentralized applications with fast and low-cost transactions.
>bitcanna-dev-1
ubcna				BCNA	6	BitCanna		~testnets/bitcannadevnet/images/bcna.png		The BCNA coin is the transactional token within the BitCanna network, serving the legal cannabis industry through its payment network, supply chain and trust network.
>blockx_19077-1
abcx				BCX	18	BCX				BlockX Native Token
>cascadia_6102-1
aCC				TCC	18	Сascadia Testnet		~testnets/cascadiatestnet/images/cascadia.png		The World's First Neocybernetic Blockchain
>mocha-4
utia				TIA	6	Celestia		~testnets/celestiatestnet3/images/celestia.png
ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2	0	theta-testnet-001	uatom
ibc/57358392CD709883E95F5E572EA7BB3D7F8EF6621745F736988BE00D7EA8B611	25	osmo-test-5	uosmo
>babajaga-1
uc4e				C4E	6	Chain4Energy		~testnets/chain4energytestnet/images/c4e.png		The native token of Chain4Energy
ibc/D24B4564BCD51D3D02D9987D92571EAC5915676A9BD6D9B0C1D0254CB8A5EA34	5	osmo-test-5	uosmo
>cheqd-testnet-6
ncheq				CHEQ	9	cheqd	cheqd-network	~testnets/cheqdtestnet/images/cheq.png		Native token for the cheqd network
>chimba-testnet
ucmba				CMBA	6	Chimba		~chimba/images/chimba-blue.png		The first blokchain in colombia
>banksy-testnet-3
ppica				PICA	12	Pica				The native staking and governance token of the Composable testnet.
ibc/4646A60D9F2EC44B281852B38FE269E2D0870DA7A3BBD805DB5F9CD7AF0D6280	11	osmo-test-5	uosmo
>kitten-04
uccat				CCAT	6	CoolCat		~testnets/coolcattestnet/images/coolcat.png		CoolCat - The Interchain Gaming Hub. $CCAT is the native token for use in the CoolCat Network.
>coreum-testnet-1
utestcore				TESTTX	6	TX	tx	~coreum/images/tx.png		The native token of TX
ibc/029B30FF00F46456D23708B98D542E93F5D019F6CA25714CB6A1DD577048B3ED	47	osmo-test-5	uosmo
>theta-testnet-001
uatom				ATOM	6	Cosmos		~cosmoshub/images/atom.png		The native staking and governance token of the Theta testnet version of the Cosmos Hub.
ibc/0171A118CC803DBD96B62593C957A8D663961DFE8E9E15AD47C252F6BB3CF308	3152	mocha-4	utia
ibc/D6D41D0C0E61B1F5AED741F70F16F7A4F1C14DEE7F889D561CDBF4CF2BB99C8D	3302	elysicstestnet-1	uelys
ibc/C3D75AA5082B8EEC8E6DE916F0CA9C1C71978A6BB0FA5AAE3E5ABE81BAF57B42	2765	circulus-1	umpwr
ibc/E1D1BDB7784D5784980CAA320583F8D3DDBA182E01F082B0CE9E761C53C7F59B	4004	harpoon-4	ukuji
ibc/EFC645B78840831D64CCA4674907E0A3C13258FFDF51071D0E79F12206A673F8	3306	osmo-test-5	uosmo
ibc/04623B7DE84BF8D4B37C1682401CA3B0B5DEE14881FB716A512CCC68F0ED4989	2777	test-core-2	uxprt
ibc/087EBD181D2DDD1D3C5F6CE1037D45E5B78A1E3B7A8495E2088CB218F881D7BB	242	symphony-testnet-4	note
>provider
uatom				ATOM	6	Cosmos		~cosmoshub/images/atom.png		The native staking and governance token for the Cosmos ICS Provider Testnet.
ibc/14F68F1D091D089FA4425BDBFB2166B40218979F7E065B6BE61188E93DD4DD30	388	agoricdev-25	ubld
ibc/66D14DD6F6E1170CC4E17FB3FF485F83F6E2DC01DC4AB88399AD956920847EFF	347	bbn-test-5	ubbn
ibc/68869A6C580E5A000204B6BBDE609B538E8EBDBA3720D0F9DDE7FCF5D8E66073	579	divine-testnet-1	uDRC
ibc/2C8F41BBA42EBDE4119310AADB0729C1F1800A2E2574D29C638C4A3D4CAFA32B	241	mantra-dukong-1	amantra
ibc/68D1062C8B0F11B913FD9285553A7529C3C26D0C49FB64D135E255D9742F6A01	374	xrplevm_1449000-1	axrp
>malaga-420
umlg				MLG	0	Malaga		~testnets/cosmwasmtestnet/images/cosmwasm.svg		Fee Token
uand				AND	0	Malaga Stake		~testnets/cosmwasmtestnet/images/cosmwasm.svg		Staking Token
>coss-testnet-1
ucgas				cgas	6	cgas				The native token of COSS
>cudos-testnet-public-3
acudos				CUDOS	18	Cudos		~testnets/cudostestnet/images/cudos.png		The native token of the Cudos blockchain
>ithaca-1
uodis				ODIS	6	Odis		~testnets/daodiseotestnet/images/odiseo.svg
>deardoge-testnet
udear				DEAR	6	Dear Doge Testnet		~testnets/deardogetestnet/images/deardoge.png		The native staking and governance token of the Theta testnet version of the Dear Doge Testnet.
>morpheus-apollo-3
udaric				DARIC	6	Desmos Testnet				The native token of Desmos
>dhealth-testnet-2
utdhp				tDHP	6	Digital Health Point Testnet		~testnets/dhealthtestnet/images/dhp.png		The native token of dHealth testnet.
>divine-testnet-1
uDRC				DRC	6	Divine Testnet		~divine/images/udrc.png		Divine Ray Chain (DRC) powers a public-permissioned blockchain designed for conscious creators and community networks. DRC is the native asset used to secure the chain, enable transactions, reward participation, and support the emerging divine digital economy.
ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9	1	provider	uatom
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmo-test-5	uosmo
>vota-testnet
peaka				DORA	18	Dora Vota Testnet		~testnets/doravotatestnet/images/doravota.png		The native staking and governance token of the Theta testnet version of the Dora Vota Testnet.
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmo-test-5	uosmo
>dydx-testnet-4
adv4tnt				DV4TNT	18	dYdX	dydx-chain	~dydx/images/dydx.png		The native staking token of dYdX Protocol.
ibc/0634D0993744740D675AD01E81156EAC945AEAAE17C074918DC7FF52F41B263E	4	axelar-testnet-lisbon-3	uaxl
ibc/012680D73D291EA10EE78216BF59CD2C3097ACBB412291D69E293ADE87DA160E	86	int3-test-2	uint3
>dymension_3405-1
adym				DYM	18	Dymension		~dymension/images/dymension-logo.png		The native governance and staking token of the Dymension Hub
>elysicstestnet-1
uelys				ELYS	6	Elys Network		~testnets/elystestnet/images/elys.png		The native token of Elys Network
ueden				EDEN	6	Eden		~testnets/elystestnet/images/eden.png		Eden token definition
ibc/11F940BCDFD7CFBFD7EDA13F25DA95D308286D441209D780C9863FD4271514EB	11	agoricdev-25	ubld
ibc/E2D2F6ADCC68AA3384B2F5DFACCA437923D137C14E86FB8A10207CF3BED0C8D4	16	theta-testnet-001	uatom
ibc/2180E84E20F5679FCC760D8C165B60F42065DEF7F46A72B447CFF1B7DC6C0A65	12	grand-1	uusdc
ibc/E925EC46A2F4B84815DB7218ADF272989DADD18372C779F68DB31A6BC4F91B7D	10	xrplevm_1449000-1	axrp
>empe-testnet-2
uempe				EMPE	6	EMPE		~testnets/empetestnet/images/empe.png		Empe End-to-End Verifiable Data Infrastructure
>circulus-1
umpwr				MPWR	6	MPWR		~testnets/empowertestnet/images/mpwr.png		The native staking and governance token of the testnet version of Empower.
ibc/9117A26BA81E29FA4F78F57DC2BD90CD3D26848101BA880445F119B22A1E254E	2	theta-testnet-001	uatom
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmo-test-5	uosmo
ibc/9222203B0B37D076F07B3CAC716533C80E7C4239499B6306CD9921A15D308F12	1	elgafar-1	ustars
>epix_1917-1
aepix				TEPIX	18	Epix Testnet		~epix/images/epix.png		Epix is designed to power a completely decentralized internet, where websites are hosted by everyone and controlled by no one, making the web unstoppable.
>evmos_9000-4
atevmos				TEVMOS	18	Evmos Testnet		~testnets/evmostestnet/images/evmos.png		The native EVM, governance and staking token of the Evmos Hub
>dorado-1
atestfet				FET	18	fetch-ai	fetch-ai	~fetchhub/images/fet.png		The native staking and governance token of the Fetch Hub.
>fiamma-testnet-1
ufia				FIA	6	Fiamma		~testnets/fiammatestnet/images/fiamma.svg		The native staking token of fiamma.
>ebony-2
tcony				TFNSA	6	Test FINSCHIA		~finschia/images/fnsa.png		The native token of Ebony
>galactica_9302-1
agnet				GNET	18	Gnet		~galactica/images/galactica.png		The native token of Galactica Protocol Testnet
>gitopia-janus-testnet-2
utlore				TLORE	6	TLORE		~testnets/gitopiatestnet/images/gitopia.png		The native staking and governance token of the testnet version of Gitopia.
>berberis-1
uhedge				HEDGE	6	Berberis HEDGE		~testnets/hedgetestnet/images/hedge.png		The native staking token of the Hedge blockchain.
>hippo-protocol-testnet-1
ahp				HP	18	Hippo		~hippoprotocol/images/logo.svg		The native token of Hippo Protocol.
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmo-test-5	uosmo
>testnet-1
uheart				HEART	6	HEART		~testnets/humanstestnet/images/humans.png		The native staking and governance token of the testnet version of Humans AI.
>prajna-1
uhid				HID	6	Hypersign	hypersign-identity-token	~testnets/hypersigntestnet/images/hypersign.png		Native token for Hypersign Identity Network
>pandora-8
uixo				IXO	6	IXO		~impacthub/images/ixo.png		The native token of IXO Chain
ibc/376222D6D9DAE23092E29740E56B758580935A6D77C24C2ABD57A6A78A1F3955	10	osmo-test-5	uosmo
>imversed-test-1
nimv				IMV	6	Imv		~testnets/imversedtestnet/images/imversed.svg		The native staking and governance token of the Imversed testnet.
>injective-888
inj				INJ	18	Injective	injective-protocol	~injective/images/inj.png		The INJ token is the native governance token for the Injective chain.
factory/inj17vytdwqczqz72j65saukplrktd4gyfme5agf6c/usdc				USDC	6	USD Coin		~_non-cosmos/ethereum/images/usdc.png		USDC is a USD-pegged stablecoin available on the Injective testnet.
ibc/FA130DEB2B506FA0A7258B46A6B72DE12370B25E474E6679F054D95277164186	77026	osmo-test-5	uosmo			Osmosis				OSMO is the native token of the Osmosis blockchain, bridged over to the Injective testnet.
peggy0x87aB3B4C8661e07D6372361211B96ed4Dc36B1B5				USDT	6	Tether		~_non-cosmos/ethereum/images/usdt.png		USDT is a USD-pegged stablecoin available on the Injective testnet.
ibc/A190CF3FC762D25A46A49E7CB0E998F4A494C7F64A356DA17C25A2D8B0069D3B	74	nois-testnet-005	unois
ibc/F9EEDC0E75CD67E8A72314B287BE7A221C365DE0F3D19D3E3272F07332ED8C1E	77038	xrplevm_1449000-1	axrp
>int3-test-2
uint3				INT3	6	Int3face Testnet Token		~int3face/images/int3.png		Int3face Testnet blockchain native token
factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/bitcoin-btc				BTC	8	Testnet Bitcoin		~int3face/images/btc.int3.png		Testnet Bitcoin on Int3face
factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/bitcoin-cash-bch				BCH	8	Testnet Bitcoin Cash		~int3face/images/bch.int3.png		Testnet Bitcoin-Cash on Int3face
factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/dogecoin-doge				DOGE	8	Testnet Dogecoin		~int3face/images/doge.int3.png		Testnet Dogecoin on Int3face
factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/litecoin-ltc				LTC	8	Testnet Litecoin		~int3face/images/ltc.int3.png		Testnet Litecoin on Int3face
factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/ton-ton				TON	9	Testnet TON		~int3face/images/ton.int3.png		Testnet TON on Int3face
factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/solana-sol				SOL	9	Testnet Solana		~int3face/images/sol.int3.png		Testnet Solana on Int3face
factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/xrpl-xrp				XRP	6	Testnet XRP		~int3face/images/xrp.int3.png		Testnet XRP on Int3face
factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/zcash-zec				ZEC	8	Testnet Zcash		~int3face/images/zec.int3.png		Testnet Zcash on Int3face
ibc/F6B10A47502AE606FA5287696502EF577F0A0C427F74611EC35D5C5AF5ADC50E	5	dydx-testnet-4	adv4tnt
ibc/BFF0D3805B50D93E2FA5C0B2DDF7E0B30A631076CD80BC12A48C0E95404B4A41	4	grand-1	uusdc
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmo-test-5	uosmo
>intento-ics-test-1
uinto				INTO	6	Intento		~intento/images/into.png		The native token of INTENTO
>iopn_984-1
gwei				OPN	9	Iopn Chain		~testnets/iopntestnet/images/iopn_white_bg_99x99.png		Native token of Iopn Chain
>canine-1
ujkl				JKL	6	Jackal	jackal-protocol	~testnets/jackaltestnet/images/jkl.png		The native staking and governance token of Jackal.
>mesomelas-1
ujkl				JKL	6	Jackal	jackal-protocol			The native staking and governance token of Jackal.
ibc/1C27F15E55A5190BB8272C1D3F3A165391209048922CF38C456C5D8E247FD7E7	1	constantine-3	aconst
>uni-7
ujunox				JUNOX	6	Juno Testnet	juno-network	~juno/images/juno.png		The native token of JUNO Chain
factory/juno12klaltyqvg2j6v034jwdxrk5n4242ttse4sdpt/NEXX				NEXX	6	NEXX GEN AI		~testnets/junotestnet/images/nexx.png		The native token of NEXX GEN AI
factory/juno12dgadj3wwv5jn0ec7tw5cgvq526nn4gnt2tujlmd57p2ra6k87esl36r9k/ARENA				ARENA	6	Arena Token				The token for the Arena DAO
>kichain-t-4
utki				TKI	6	Ki		~kichain/images/xki.png		The native token of Ki Chain
>oro_1336-1
akii				KII	18	Kii		~testnets/kiiorotestnet/images/kii_oro.png		The native token of Kii Testnet Oro
>kima_testnet
uKIMA				KIMA	6	KIMA	kima	~kimanetwork/images/kima.png		Kima is an asset-agnostic interoperability infrastructure that connects blockchain networks and legacy financial systems, enabling secure, scalable cross-chain transactions and seamless communication across ecosystems.
ibc/13B2C536BB057AC79D5616B8EA1B9540EC1F2170718CAFF6F0083C966FFFED0B	2	osmo-test-5	uosmo
>harpoon-4
ukuji				KUJI	6	Kuji		~testnets/kujiratestnet/images/kuji.png		The native staking and governance token of the Harpoon testnet version of Kujira.
factory/kujira16qpvzhmawvsm8mcj4hdvtz25dadatdhhgw79xa/FUZN				FUZN	6	Fuzion		~testnets/kujiratestnet/images/fuzn.png		The testnet token of Fuzion
ibc/C82173695F4C472A6F4EBF7369DFA69852A710834C24CEB7DF4DC90132B178E6	51	theta-testnet-001	uatom
ibc/652BA8E08353A3EC4D0E48FBDEA045D942D654673FF5420B4EA6FA61A50EF27B	73	pisco-1	uluna
>kaon-1
tkyve				KYVE	6	KYVE	kyve-network	~kyve/images/kyve-token.png		The native utility token of the Kaon testnet version of KYVE.
ibc/13B2C536BB057AC79D5616B8EA1B9540EC1F2170718CAFF6F0083C966FFFED0B	2	osmo-test-5	uosmo
>lava-testnet-2
ulava				LAVA	6	LAVA		~testnets/lavatestnet/images/lava-icon.svg		The native token of Lava
ibc/0634D0993744740D675AD01E81156EAC945AEAAE17C074918DC7FF52F41B263E	4	axelar-testnet-lisbon-3	uaxl
ibc/D24B4564BCD51D3D02D9987D92571EAC5915676A9BD6D9B0C1D0254CB8A5EA34	5	osmo-test-5	uosmo
>likecoin-public-testnet-5
nanoekil				EKIL	9	LikeCoin		~likecoin/images/like.png		EKIL is the native token for LikeCoin Testnet
ibc/13B2C536BB057AC79D5616B8EA1B9540EC1F2170718CAFF6F0083C966FFFED0B	2	osmo-test-5	uosmo
>limonata_10777-1
aLIMO				LIMO	18	Limonata		~testnets/limonatatestnet/images/limonatatestnet.png		LIMO is the native gas and staking token of Limonata, an EVM Layer-1 on the Cosmos SDK.
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmo-test-5	uosmo
>ledger-testnet-1
ulom				LOM	6	Lom				LOM is the native fee token of Lombard Ledger
uclbtc				LBTC	8	Liquid Bitcoin				LBTC is liquid Bitcoin; it's yield-bearing, cross-chain, and 1:1 backed by BTC. LBTC enables yield-bearing BTC to move cross-chain without fragmenting liquidity, and is designed to seamlessly integrate Bitcoin into the decentralized finance (DeFi) ecosystem while maintaining the security and integrity of the underlying asset
ustake				USTAKE	0	ustake				ustake is a syntetic token to implement a PoA with BFT features over CometBFT
>lumenx-test
ulumen				LUMEN	6	LUMEN		~lumenx/images/lumen.png		The native token of Lumen Network
>lumera-testnet-2
ulume				LUME	6	lume		~lumera/images/lumera.png
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmo-test-5	uosmo			Osmosis OSMO Token
>lumiwaveprotocol-testnet
ulwp				LWP	6	LumiWave Protocol		~lumiwaveprotocol/images/lumiwave.png		The native token of LumiWave Protocol.
>manifest-ledger-testnet
umfx				MFX	6	Manifest Testnet Token		~manifest/images/manifest.png		Manifest testnet native token
upoa				POA	6	Manifest Testnet Token		~manifest/images/manifest.png		Proof of Authority token for the Manifest testnet
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/upwr				PWR	6	Manifest Power Token		~manifest/images/manifest.png		Manifest Power token
ibc/D24B4564BCD51D3D02D9987D92571EAC5915676A9BD6D9B0C1D0254CB8A5EA34	5	osmo-test-5	uosmo			Osmosis				Osmosis token on Manifest Ledger Testnet
ibc/3E35008738AC049C9C1A1E37F785E947A8DAA9811B3EA3B25580664294056151	6	axelar-testnet-lisbon-3	uaxl							Axlear token on Manifest Ledger Testnet
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/uaaa				AAA	6	AAA Token		~manifest/images/manifest.png		asdasdasd
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/uabus				ABUS	6	ABUS Token		~manifest/images/manifest.png		Arebus Gas Token
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/ubitch				BITCH	6	BITCH Token		~manifest/images/manifest.png		TheBitchToken
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/ublerg				BLERG	6	BLERG Token		~manifest/images/manifest.png		Blergestan National
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/ucats				CATS	6	CATS Token		~manifest/images/manifest.png		CATS
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/ucoral				CORAL	6	CORAL Token		~manifest/images/manifest.png		CoralCreditRatings
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/ucures				CURES	6	CURES Token		~manifest/images/manifest.png		Cures Collective
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/udblt				DBLT	6	DBLT Token		~manifest/images/manifest.png		DBL Treasury
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/ufocal				FOCAL	6	FOCAL Token		~manifest/images/manifest.png		FocalDAO
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/uframe				FRAME	6	FRAME Token		~manifest/images/manifest.png		DeFramix Utility
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/ugcatt				GCATT	6	GCATT Token		~manifest/images/manifest.png		GCA Trust
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/ugrey				GREY	6	GREY Token		~manifest/images/manifest.png		The Greys
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/ugwatt				GWATT	6	GWATT Token		~manifest/images/manifest.png		GigaWatt Grid Logis
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/uhive				HIVE	6	HIVE Token		~manifest/images/manifest.png		Hive Mind Token
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/uindis				INDIS	6	INDIS Token		~manifest/images/manifest.png		IndisputableLabsTRRX
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/ulendx				LENDX	6	LENDX Token		~manifest/images/manifest.png		Lend x Protocol
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/umega				MEGA	6	MEGA Token		~manifest/images/manifest.png		MegaBitch
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/upgsql				PGSQL	6	PGSQL Token		~manifest/images/manifest.png		dPostgreSQL
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/upwroo				PWROO	6	PWROO Token		~manifest/images/manifest.png		Power Token 00
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/upwroz				PWROZ	6	PWROZ Token		~manifest/images/manifest.png		Power Token 10
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/upwrze				PWRZE	6	PWRZE Token		~manifest/images/manifest.png		Power Token 08
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/upwrzf				PWRZF	6	PWRZF Token		~manifest/images/manifest.png		Power Token 03
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/upwrzn				PWRZN	6	PWRZN Token		~manifest/images/manifest.png		Power Token 09
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/upwrzo				PWRZO	6	PWRZO Token		~manifest/images/manifest.png		Power Token 01
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/upwrzr				PWRZR	6	PWRZR Token		~manifest/images/manifest.png		Power Token 03
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/upwrzs				PWRZS	6	PWRZS Token		~manifest/images/manifest.png		Power Token 07
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/upwrzt				PWRZT	6	PWRZT Token		~manifest/images/manifest.png		Power Token 02
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/upwrzv				PWRZV	6	PWRZV Token		~manifest/images/manifest.png		Power Token 05
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/upwrzx				PWRZX	6	PWRZX Token		~manifest/images/manifest.png		Power Token 06
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/upwrzz				PWRZZ	6	PWRZZ Token		~manifest/images/manifest.png		Power Token 00
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/usola				SOLA	6	SOLA Token		~manifest/images/manifest.png		HWE Solar Output A
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/usolb				SOLB	6	SOLB Token		~manifest/images/manifest.png		HWE Solar Output B
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/usolc				SOLC	6	SOLC Token		~manifest/images/manifest.png		HWE Solar Output C
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/usold				SOLD	6	SOLD Token		~manifest/images/manifest.png		HWE Solar Output D
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/usole				SOLE	6	SOLE Token		~manifest/images/manifest.png		HWE Solar Output E
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/uspdt				SPDT	6	SPDT Token		~manifest/images/manifest.png		SpaceData
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/usunsw				SUNSW	6	SUNSW Token		~manifest/images/manifest.png		Sunfire Swaps
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/utfaaa				TFAAA	6	TFAAA Token		~manifest/images/manifest.png		TF RWA AAA
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/utrace				TRACE	6	TRACE Token		~manifest/images/manifest.png		TracerRoundProtocol
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/utst				TST	6	TST Token		~manifest/images/manifest.png		Test
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/uwind				WIND	6	WIND Token		~manifest/images/manifest.png		Wind Energy Swaps
factory/manifest1afk9zr2hn2jsac63h4hm60vl9z3e5u69gndzf7c99cqge3vzwjzsfmy9qj/uwmvt				WMVT	6	WMVT Token		~manifest/images/manifest.png		When Moon Valley
factory/manifest1c799jddmlz7segvg6jrw6w2k6svwafganjdznard3tc74n7td7rqdqe6ks/utimmy				TIMMY	6	TIMMY Token		~manifest/images/manifest.png		TIMMY Token
factory/manifest1czvrq3ufn045q5k50tjl4qu8kcmagve9ghty3c/uumega				UMEGA	6	UMEGA Token		~manifest/images/manifest.png		it is so small
factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/uansonator				ANSONATOR	6	ANSONATOR Token		~manifest/images/manifest.png		asdasdasdasda
factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/uasdasdasd				ASDASDASD	6	ASDASDASD Token		~manifest/images/manifest.png		ASDASDASDASD
factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/ucute				CUTE	6	CUTE Token		~manifest/images/manifest.png		😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀
factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/udancingpenguin				DANCINGPENGUIN	6	DANCINGPENGUIN Token		~manifest/images/manifest.png		asjhkajshdkjahsdkjhakjsdhkajhds
factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/udrippy				DRIPPY	6	DRIPPY Token		~manifest/images/manifest.png		Drip'n'drop
factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/ugozer				GOZER	6	GOZER Token		~manifest/images/manifest.png		GHOSTBUSTER!
factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/usimple				SIMPLE	6	SIMPLE Token		~manifest/images/manifest.png		A simple, simple token.
factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/uspoof				SPOOF	6	SPOOF Token		~manifest/images/manifest.png		You can't see me.
factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/utaco				TACO	6	TACO Token		~manifest/images/manifest.png		Morning tacos are the best.
factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/uwmvt				WMVT	6	WMVT Token		~manifest/images/manifest.png		I'd like to move it move it!
factory/manifest1rme50egv6kwxq5skm60s0n7hd6ynuf33p5g87e/ufunzie				FUNZIE	6	FUNZIE Token		~manifest/images/manifest.png		A very fun token!!!
factory/manifest1rme50egv6kwxq5skm60s0n7hd6ynuf33p5g87e/usnoop				SNOOP	6	SNOOP Token		~manifest/images/manifest.png		GIN & JUICE!
factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/uadam				ADAM	6	ADAM Token		~manifest/images/manifest.png		ADAM Token
factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/uaga				AGA	6	AGA Token		~manifest/images/manifest.png		AGA Token
factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/ugas				GAS	6	GAS Token		~manifest/images/manifest.png		GAS Token on Manifest Ledger Testnet
>mantra-dukong-1
amantra				MANTRA	18	MANTRA Chain Dukong		~mantrachain/images/OM-Prim-Col.png		The native token of MANTRA
ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	2	grand-1	uusdc			USDC				USDC is a fully collateralized US Dollar stablecoin developed by CENTRE, with Circle as the first issuer.
ibc/D4673DC468A86C668204C7A29BFDC3511FF36D512C38C9EB9215872E9653B239	2	grand-1	ausdy					~noble/images/usdy.png
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmo-test-5	uosmo			Osmosis				OSMO from Osmosis
ibc/A4DB47A9D3CF9A068D454513891B526702455D3EF08FB9EB558C561F9DC2B701	3	provider	uatom			Cosmos Hub				The native staking and governance token of the Cosmos Hub.
factory/mantra1uvn4qgh96lc83dzu8mpf3u93lk605ls0vg0nf2/TREATS				TREATS	18	Shibe Inu Treats		~testnets/mantrachaintestnet2/images/treats.png		This tThe ultimate snack-based meme coin for loyal degens. Earn them, trade them, and feed your inner Shibe — no utility, just tasty vibes.
>ares-1
umars				MARS	6	Mars		~neutron/images/mars-token.png		The native token of Mars Protocol
ibc/88EBE03CB0568DD56FF98A358943787B5E93F8D98F0D0F4A5081E89D7F1C79EA	28	osmo-test-5	uosmo
>mnova_10096-1
amnv				MNV	18	MNV				MetaNova Verse Native Token
>narwhal-2
uwhale				WHALE	6	Whale		~migaloo/images/white-whale.png		The native token of Migaloo Chain
>mono-sprint-1
alyth				LYTH	18	Monolythium Sprintnet		~testnets/monolythiumsprintnet/images/lyth.png		The native staking and gas token of Monolythium Sprintnet.
>neura_267-1
atankr				ANKR	18	Neura Testnet	ankr			ANKR: The native EVM, governance, and staking token for Neura, enabling secure transactions, and seamless GPU resourcing within the ecosystem.
>pion-1
untrn				NTRN	6	Neutron Testnet		~neutron/images/ntrn.png		The native token of Neutron chain
factory/neutron15lku24mqhvy4v4gryrqs4662n9v9q4ux9tayn89cmdzldjcgawushxvm76/amatom				amATOM	6	amATOM (Testnet)		~neutron/images/amATOM.svg		The yield token for ATOM denominated vaults on Amulet Protocol
factory/neutron1r3slyjlf7g76mz3na6gh7c8ek62rhssrzf60uh0emyw3x94rppyqfcs0pk/uarena				ARENA	6	Arena Token		~neutron/images/arena_dao.png		The governance token of the Arena DAO on Neutron testnet
factory/neutron1aphhmsv5lglvvycldlveckjq8zcgwvg34cn0cs/test-token-1				TEST1	18	Test Token 1		~testnets/babylontestnet/images/logo.svg		Test Token 1
factory/neutron1aphhmsv5lglvvycldlveckjq8zcgwvg34cn0cs/test-token-2				TEST2	6	Test Token 2		~testnets/babylontestnet/images/logo.svg		Test Token 2
factory/neutron1aphhmsv5lglvvycldlveckjq8zcgwvg34cn0cs/test-token-3				TEST3	18	Test Token 3		~testnets/babylontestnet/images/logo.svg		Test Token 3
factory/neutron1aphhmsv5lglvvycldlveckjq8zcgwvg34cn0cs/test-token-4				TEST4	18	Test Token 4		~testnets/babylontestnet/images/logo.svg		Test Token 4
factory/neutron1aphhmsv5lglvvycldlveckjq8zcgwvg34cn0cs/test-token-5				TEST5	6	Test Token 5		~testnets/babylontestnet/images/logo.svg		Test Token 5
factory/neutron1aphhmsv5lglvvycldlveckjq8zcgwvg34cn0cs/test-token-6				TEST6	6	Test Token 6		~testnets/babylontestnet/images/logo.svg		Test Token 6
factory/neutron1qex378awvwhsxealmrtuunn70f242u49dagqus6ug423paxyevyqvw9s3t/uTIA				dTIA	6	Drop dTIA testnet		~neutron/images/dTIA.svg		Drop dTIA token
ibc/AD0919F7B33DAE233B547CBD9CBB4E96816FD1D8875571BA10D6A969F1931C93	1748	agoricdev-25	ubld
ibc/6EE6B25F18B695CF13D211B084904B1F27B9B469F9B90617699CECD67563F305	1651	bbn-test-5	ubbn
ibc/4C19E7EC06C1AB2EC2D70C6855FEB6D48E9CE174913991DA0A517D21978E7E42	496	grand-1	uusdc
ibc/26139E488F510BDA8DDE5614D358A38502BDA061954B8D10ADEFC4EAA58552FF	133	nois-testnet-005	unois
ibc/E808FAAE7ADDA37453A8F0F67D74669F6580CBA5EF0F7889D46FB02D282098E3	1061	rila-3	unls
ibc/B4AD449E01839EFBA0561B18E0C2A37821DAF20EB448C7B8DAC82070A78D1B1A	196	osmo-test-5	uosmo
>nibiru-testnet-1
unibi				NIBI	6	Nibiru		~nibiru/images/nibiru.png		The native token of Nibiru network
tf/nibi1xsvylys33m0y3dpyz6he3xuv2rcdwtk843wg2xdvqhdty8wmr0wq9au5px/ampNIBIT				stNIBI	6	Liquid Staked Nibiru (Eris)		~nibiru/images/stnibi-logo-circle-500x500.png		Liquid Staked Nibiru (Eris)
>nibiru-testnet-2
unibi				NIBI	6	Nibiru		~nibiru/images/nibiru.png		The native token of Nibiru network
>nibiru-testnet-3
unibi				NIBI	6	Nibiru		~nibiru/images/nibiru.png		The native token of Nibiru network
>nillion-chain-testnet-1
unil				NIL	6	Nillion				NIL - the native token of Nillion
>grand-1
ustake				STAKE	6	Stake				The controlled staking asset for Noble Chain
ulove				LOVE	6	Love				Love is a test tokenfactory asset controlled by the Strangelove Team
uusdc				USDC	6	USD Coin	usd-coin	~_non-cosmos/ethereum/images/usdc.png		USD Coin
ausdy				USDY	18	Ondo US Dollar Yield		~testnets/nobletestnet/images/usdy.png		Ondo US Dollar Yield
ibc/B004A9200E85CD5B6B6D8FB6ADCD1288F36969E926A1D4418ABD2AEDFC52F43E	337	agoricdev-25	ubld
ibc/3400F6784977CE5662A5E2975A891E2A88FA54FBA8E88B774CEBB0AB70E613F5	329	bbn-test-5	ubbn
ibc/AAA364B0A1B8482ED5415078451C58C907EDE7751F9C4A7F9D0C03181D97DE39	19	elysicstestnet-1	uelys
ibc/2080D688BAED7DD8C59B4D336BB5E7BEEA24495D4AB05AF604AD24AEBF9C4153	537	int3-test-2	uint3
ibc/9E2286BF5BED9049BF64C660A4D662732E8EDC910FA4C7DCDDB61D8A5A289510	237	mantra-dukong-1	amantra
ibc/851EEC49724871CA7ADE05481AD88C1EC9664BCED83F81E8A2B5D8AFD2C640C6	43	pion-1	untrn
ibc/D73D168790F3C072F38CFD35BCC72C356C1B300FBA32CF7B0199C75601FCC8BA	22	osmo-test-5	uosmo
ibc/C27A06C741FEAFE57DE859ECFAA568928862219C0301F44A98D9B1A1770B1933	23	atlantic-2	usei
ibc/F4A4713F419E8769A4094CC87A7B2408398B1CD144B6877F68A6A0877C691565	208	titan_18889-1	atkx
ibc/7CD6EC852D30D46DF9CB62738D2851BB0CB27A185A887B38C5674DEE819D7780	333	xion-testnet-2	uxion
ibc/00D8C59ACB5ACA18B842991E964100FA9A5B30B48F44483963F6614DF2463D8E	704	zig-test-2	uzig
>nois-testnet-005
unois				NOIS	6	Nois		~nois/images/nois.png		The native token of Nois
ibc/EF3A8A0642F865E753994B3CE35D6DBD2DA2E81EF83EDCBD197DDB90DD09E1DD	33	injective-888	inj
ibc/873C81D14607BEF92121A341BB74A3B13CB1AD4F925A787BA6EC4B54E7C145DA	40	pion-1	untrn
ibc/E2CA6A70043DE6672D33475A3D806D289D07EA556A12BBB53602639233A2D5DF	48	elgafar-1	ustars
>rila-3
unls				NLS	6	Nolus		~nolus/images/nolus.png		The native token of Nolus chain
ibc/0C698C8970DB4C539455E5225665A804F6338753211319E44BAD39758B238695	1	pion-1	untrn
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmo-test-5	uosmo
>nomic-testnet-6
unom				NOM	6	Nomic		~nomic/images/nom.png		Nomic's native token.
usat				nBTC	14	Nomic Bitcoin		~nomic/images/nbtc.png		Bitcoin. On Cosmos.
>sandbox
unyx				NYX	6	NYX		~testnets/nyxtestnet/images/nyx.png		NYX Token (NYX) is the Nym Network's native staking and governance token.
unym				NYM	6	NYM		~testnets/nyxtestnet/images/nym_token_light.png		NYM Token (NYM) is the Nym Network's native utility token, used as the primary means to incentivize mixnet node operators.
>okp4-nemeton-1
uknow				KNOW	6	OKP4 Network		~testnets/okp4testnet/images/okp4.png		The native token of ØKP4.
>osmo-test-5
uosmo				OSMO	6	Osmosis Testnet	osmosis	~osmosis/images/osmo.png		The native token of Osmosis
uion				ION	6	Ion	ion	~osmosis/images/ion.png
ibc/9FF2B7A5F55038A7EE61F4FD6749D9A648B48E89830F2682B67B5DC158E2753C	4156	theta-testnet-001	uatom			Cosmos Hub Public Testnet
ibc/2164BDB48DE5501430E71286448D87C6D2240EC0E078CF113CAB85E21A352BB0	4170	axelar-testnet-lisbon-3	uausdc	aUSDC.axl		USD Coin (Axelar)			aUSDC.axl
ibc/1F42AC9631DBE03009219ECCFE151786F53A038DE9F7A07C709158514F1D5942	4170	axelar-testnet-lisbon-3	eth-wei	ETH		Wrapped Ether (Axelar)			ETH
ibc/31D220286E6C224C0F72D890D0EB75A228D388089EF5C4D77212344F9EAF0183	5498		ujunox	JUNOX	6	Juno Testnet	juno-network	~juno/images/juno.png		The native token of JUNO Chain
ibc/66A7ADA623D33D0B66C6890FE3E1AF3D638D56CE2B56F8BDA210B2AA62016216	5499	ares-1	umars			Mars Hub Testnet
ibc/DE6792CF9E521F6AD6E9A4BDF6225C9571A3B74ACC0A529F92BC5122A39D2E58	4280	grand-1	uusdc
ibc/AD59D59CFB0E628E73C798415F823AB5B6257C2FE4BF67DBB5D6A677B2686E82	4171		uakt	AKT	6	Sandbox		~akash/images/akt.png		Akash Token (AKT) is the Akash Network's native utility token, used as the primary means to govern, secure the blockchain, incentivize participants, and provide a default mechanism to store and exchange value.
ibc/AB8AF05799E299FB5C5C80781DA35887F53E029745D20E5641233DB4E6B28515	10	kaon-1	tkyve			KYVE Kaon
ibc/F37CF69589DE12342758382F8770C0852CD8D2E4519F55166EBDAF472AD667C9	13		uqck	QCK	6	Quicksilver Testnet		~quicksilver/images/qck.png		QCK - native token of Quicksilver
ibc/754C8533F8A418B03AD5F2C6AA19D4703CF78BBAB9E2E4DDD6212AAC2E502CA6	1037	test-core-2	uxprt			Persistence Testnet
ibc/48384130079A5987378F5776775F8C29A02505273E777BBB99361F2BB5B577C9	4946	ssc-testnet-2	utsaga			Saga Testnet
ibc/88C815D69587CF0F05E96E5E2731EA56194D73C9A02A500095294D3A5DE68F16	1637	pandora-8	uixo			ixo
factory/osmo1zlkzu72774ynac53necz46u4ycqtp36wedrar0/willyz				WILLYZ	6	Willyz		~testnets/osmosistestnet/images/willyz.png
ibc/1675C95A6F253E9FA7AFD2B4549A551F567FCB3FB7FF3978163E400FA0718D29	10183	manifest-ledger-testnet	factory/manifest1c799jddmlz7segvg6jrw6w2k6svwafganjdznard3tc74n7td7rqdqe6ks/utimmy			TIMMY				TIMMY Token on Manifest Ledger Testnet
ibc/1BAC7171193B1FED44024C08E460D4CA59DCDCEF76C56340AF8057C0D8C49634	10183	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/usimple			SIMPLE				SIMPLE Token on Manifest Ledger Testnet
ibc/1DE9DEEEB9EF636EF8F6B54A3F12655911908DA0039921D671E3282BBDF36D23	10183	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/uaga			AGA				AGA Token on Manifest Ledger Testnet
ibc/3F779F3860A4794972D03865FE273EC81B24CF0CCAE223165776D8442B62A8B2	10183	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/ucute			CUTE				CUTE Token on Manifest Ledger Testnet
ibc/708B876DB3632A7490D6477F365EABF1414E6F60F60CAEC1FB6F06760451ACBE	10183	manifest-ledger-testnet	factory/manifest1rme50egv6kwxq5skm60s0n7hd6ynuf33p5g87e/ufunzie			FUNZIE				FUNZIE Token on Manifest Ledger Testnet
ibc/77DA06A20632C7AB6396B40989FCFB942CD2D56E107F402C595F010455B76BE1	10183	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/ugozer			GOZER				GOZER Token on Manifest Ledger Testnet
ibc/7A4DD8299304AA9D4D86B06584C56EE08C26F6F7338F2CADC5D3A8D6895A3859	10183	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/udancingpenguin			DANCINGPENGUIN				DANCINGPENGUIN Token on Manifest Ledger Testnet
ibc/A9B2FC600298D994291B87D6452663514C88AE078F56228B584862641B0E2D6C	10183	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/uadam			ADAM				ADAM Token on Manifest Ledger Testnet
ibc/AB89909B308854835AD98DEF0DE18D1B324A12A443335398945E485A9B69AE34	10183	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/udrippy			DRIPPY				DRIPPY Token on Manifest Ledger Testnet
ibc/AF2EFBAABB4A14F6E50D83D550698FE33CC2565B7DB1CA480CAF07C7557D8277	10183	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/ugas			GAS
ibc/71C8E0B309E2F2A4C66F85E7C34C4415A3D26E489DBDF3FFF4EDCBE15B229B14	10183	manifest-ledger-testnet	umfx			MFX				MFX Token on Manifest Ledger Testnet
ibc/D926A833F572447AC30E189FD1629560E679CF73170C180681B9FE29FB3BA2B6	10183	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/utaco			TACO				TACO Token on Manifest Ledger Testnet
ibc/E09C607844E95C9338079729100E026CA5FA357DD41AFEA17FA5889535299009	10183	manifest-ledger-testnet	factory/manifest1czvrq3ufn045q5k50tjl4qu8kcmagve9ghty3c/uumega			UMEGA				UMEGA Token on Manifest Ledger Testnet
ibc/E58506AA351C65F86C8DCD019C57682BA7489D2277C978D5977DFA8FE4B808E6	10183	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/uwmvt			WMVT				WMVT Token on Manifest Ledger Testnet
ibc/E96950EBFD6690785604A4B835C8FCA238927E96C2ABCF6F51725DA872699E33	10183	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/uspoof			SPOOF				SPOOF Token on Manifest Ledger Testnet
ibc/EAF2ADEA5251B1FC527B407FD36BE64B572ACE19BCC325544604C5E8DE8C605E	10183	manifest-ledger-testnet	factory/manifest1hj5fveer5cjtn4wd6wstzugjfdxzl0xp8ws9ct/uasdasdasd			ASDASDASD				ASDASDASD Token on Manifest Ledger Testnet
ibc/F5C09D41BEA7D1E30AE6CB0D303E9DF5C4D0A16859329973FEAD94A1DA279643	10183	manifest-ledger-testnet	factory/manifest1rme50egv6kwxq5skm60s0n7hd6ynuf33p5g87e/usnoop			SNOOP				SNOOP Token on Manifest Ledger Testnet
ibc/FCB9537564D517E821D0438AB6CA3BBE03B9E2B2C661B89311181329DFD331C4	9755	int3-test-2	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/dogecoin-doge	DOGE.int3		Testnet Dogecoin (Int3)		~osmosis/images/doge.int3.png	DOGE.int3	Testnet DOGE from Dogecoin bridged via Int3face bridge
ibc/68157A7910F47A17C4BA8E06180FA4E5D6E3DF8A8F2B2FD4A74F23597BC1ABBF	9755	int3-test-2	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/bitcoin-btc	BTC.int3		Testnet Bitcoin (Int3)		~osmosis/images/btc.int3.png	BTC.int3	Testnet BTC from Bitcoin bridged via Int3face bridge
ibc/B746CC188C8315EE135101C7F77D361AF6A62A4740EEDBB99A8AC5A80246D719	9755	int3-test-2	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/bitcoin-cash-bch	BCH.int3		Testnet Bitcoin Cash (Int3)		~osmosis/images/bch.int3.png	BCH.int3	Testnet BCH from Bitcoin-Cash bridged via Int3face bridge
ibc/713D13C42B4EC1327AAD87602393D8870089B59005F552289E46141ABCF79F4C	9755	int3-test-2	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/litecoin-ltc	LTC.int3		Testnet Litecoin (Int3)		~osmosis/images/ltc.int3.png	LTC.int3	Testnet LTC from Litecoin bridged via Int3face bridge
ibc/49C1211CF9077E5D504D895A0C374D1D3E9B0EA3D0FFBA0CAB4EF3FEBEDA8DE2	9755	int3-test-2	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/zcash-zec	ZEC.int3		Testnet Zcash (Int3)			ZEC.int3	Testnet ZEC from Zcash bridged via Int3face bridge
ibc/17993F75F724B0CB68D0C26642007CDD62286010974B843F86507F383E9F19F3	9755	int3-test-2	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/ton-ton	TON.int3		Testnet Toncoin (Int3)		~osmosis/images/ton.int3.png	TON.int3	Testnet TON coin bridged via Int3face bridge
ibc/931C1E953C5312AB6856BDE136EFBD43FAC52398E484CA2C344F623746BAC4BE	9755	int3-test-2	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/solana-sol	SOL.int3		Testnet SOL (Int3)		~osmosis/images/SOL.int3.png	SOL.int3	Testnet Solana (SOL) coin bridged via Int3face bridge
ibc/9D44B9A113D449A16FAB9F639FF5B074CAB6D33D049056AB6B4DCE6E3891DD55	9755	int3-test-2	factory/int31zlefkpe3g0vvm9a4h0jf9000lmqutlh99h7fsd/xrpl-xrp	XRP.int3		Testnet XRP (Int3)		~osmosis/images/XRP.int3.png	XRP.int3	Testnet XRPL (XRP) coin bridged via Int3face bridge
ibc/54E26860F62D7BE585736FEF187A62B897B4A567202E20E5320E2518EB5D1FAB	10293	agoricdev-25	ubld
ibc/5F10B4BED1A80DC44975D95D716AEF8CEBFB99B3F088C98361436A7D0CF5A830	7779	constantine-3	aconst
ibc/CAC33C89EFB6AD6064184EB63289F76C0447B25D720C21275D5E4D3C1890405F	4170	axelar-testnet-lisbon-3	uaxl
ibc/D538E142FC525F8CE0937169ED4645AE6E5BFC37F9C2C5CB178603F5DF1FEDF3	10366	bbn-test-5	ubbn
ibc/0E22FFB61DB307FE01D3D0DFF4A8EBEB6CC4997DCF9E901AE0751A2FFF4B90DD	4370	mocha-4	utia
ibc/539BC2B6E70117D220834D6DF8E27307655D1325C0CADF7E3AF90AB00D9F8D69	7735	babajaga-1	uc4e
ibc/27689601842A99059DFD79EB0A34A089FC2F7337491B5555C176400A8FA7F2A4	329	banksy-testnet-3	ppica
ibc/35CA3AB73EF616E989E6DDD91EA33BEBAF77CA710641973028460CCFE69452AB	7894	coreum-testnet-1	utestcore
ibc/F77372B3F74480447AFFCD5AA162A967C31D45C463AC46DD134740BF5986ADB8	11380	divine-testnet-1	uDRC
ibc/7AF17F89F81663C5EAF71BA3A538D03AEA47921C95ACD2212FF0ED2383A571FE	1260	vota-testnet	peaka
ibc/E0FDA81C892EEA14C2398519260AA706A068B36AE5BE8AE9FAD8EB1540A6E02E	155	circulus-1	umpwr
ibc/B441DBB56D34B14CBD153FD57247A38001968E833523DB408CD57CFCC28A9D53	10743	hippo-protocol-testnet-1	ahp
ibc/7CCE6A5036CEA09261D059C425DA2A644FC16D48D082AED8A49C88372D99E558	10092	injective-888	inj
ibc/6C006ECBB6CE8BDBB32140CE977E07282A42CF5058141A0D9D67346F3935A590	9755	int3-test-2	uint3
ibc/6DF48956F5C1CD055E347364102A8FD39281381983E557365C3961320677545C	9247	kima_testnet	uKIMA
ibc/6E2853D2B0D521D6CD05CFD8597251AD5CC8E3B4141701311679944753A4A03F	6092	lava-testnet-2	ulava
ibc/CFC141C6D8B98AE34F446CF9A6CE39406F94A7F901CD82A352EF9E2C52B1CFF9	4357	likecoin-public-testnet-5	nanoekil
ibc/63FA8DC3426FEDEA61E47FB273E0D68FCC5201B9E3A99EBD42BE120E105583D9	11808	limonata_10777-1	aLIMO
ibc/CCB7E815618185A792DA0A42E649270CB462A43E660885FB747CE57486A9F5F6	10884	lumera-testnet-2	ulume
ibc/6C59388CEFA3A3DCF4B8011C78844E3665BC0021C125E5DA44DF4DACD1D677D0	9126	mantra-dukong-1	amantra
ibc/6E74FCA8851F2F81213A6F0D61DB78D1898454C3BF924105DF6549500E1C4785	4172	pion-1	untrn
ibc/EF145240FE393A1CEC9C35ED1866A235D23176EA9B32069F714C9309FEA55718	8272	rila-3	unls
ibc/3E5037EFB506F3F007D1CA1B5A436DDB32983B191B9F5730BE2BE46E16AC83B5	11229	qubetics_9029-1	tics
ibc/8446486081A4086F4C6D5846FC5DC12E01D2DDD0C6A89B00B2F25EDD9986D026	1568	sge-network-3	usge
ibc/1D082F4F5EE0A1F582B03B35F0F663A9CF9C6333874EDBF405559F8ABA024F24	4175	elgafar-1	ustars
ibc/7693B5E16070750C244B382F151E7347F324AEA7F4FFE94F4A3E02D26B35DE67	8295	swisstronik_1291-1	aswtr
ibc/C5B7196709BDFC3A312B06D7292892FA53F379CD3D556B65DB00E1531D471BBA	9540	symphony-testnet-4	note
ibc/5A40E4FFC9DD1E4BF7BF7C77AC2B0F72C179DB4C64D4B351969FC8EBB9D12B97	9152	amber-2	uamber
ibc/B10F8E0F1864DF044EFBCFD736171B0A7B52412AD11969347D5111A0A60F0BC6	85186	amber-2	uamber
ibc/C46DB64CBA325B311FA2595F70B2C99DAA4CE86483F28213AC81838E754E5DF0	9941	titan-test-4	uttnt
ibc/C34D578ABDA051E1CB3AC2C24834E7E43E0F7FA37DB8EE114FB5F263AF545622	10231	xion-testnet-2	uxion
ibc/24F3F83587084430E25E268A143565FEF5C84AE2308F2657BC46D1F227D2AF65	10361	xrplevm_1449000-1	axrp
>ignite_186-1
apell				PELL	18	PELL		~testnets/pelltestnet/images/pell.png		The native staking and governance token of the testnet version of Pell Network.
>INVALID-ID-permtestnet-testnet-1
uperm				PERM	6	Perm		~testnets/permtestnet/images/Perm.png		Perm A Permissioned Blockchain
>test-core-1
uxprt				XPRT	6	Persistence	persistence	~persistence/images/xprt.png		The XPRT token is primarily a governance token for the Persistence chain.
stk/uatom				stkATOM	6	PSTAKE staked ATOM		~persistence/images/stkatom.png		PSTAKE Liquid-Staked ATOM
>test-core-2
uxprt				XPRT	6	Persistence	persistence	~persistence/images/xprt.png		The XPRT token is primarily a governance token for the Persistence chain.
stk/uatom				stkATOM	6	PSTAKE staked ATOM		~persistence/images/stkatom.png		PSTAKE Liquid-Staked ATOM
stk/uosmo				stkOSMO	6	PSTAKE staked OSMO		~persistence/images/stkosmo.png		PSTAKE Liquid-Staked OSMO
stk/adv4tnt				stkDV4TNT	18	PSTAKE staked DV4TNT		~persistence/images/stkdv4tnt.png		PSTAKE Liquid-Staked DV4TNT
ibc/2CC0B1B7A981ACC74854717F221008484603BB8360E81B262411B0D830EDE9B0	0	axelar-testnet-lisbon-3	uaxl
ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9	1	theta-testnet-001	uatom
ibc/FAC1BAAA6ECDCB88408A6EEEA13AD4736DA687F85ACD22B5BBD00D36754AC0FA	7	osmo-test-5	uosmo
>planq_7077-1
atplanq				tPLQ	18	Planq Atlas Testnet		~planq/images/planq.png		The native EVM, governance and staking token of the Planq Network
>pocket-beta
upokt				POKT	6	POKT		~pocket/images/pokt-icon.svg		The native token of Pocket Network
>pio-testnet-1
nhash				HASH	9	Hash	hash-2	~provenance/images/prov.png		Hash is the staking token of the Provenance Blockchain
>indigo-1
upryzm				PRYZM	6	Pryzm		~testnets/pryzmtestnet/images/pryzm.png		The native token of PRYZM
>qorechain-diana
uqor				QOR	6	QoreChain		~qorechain/images/qorechain.png		Testnet QOR, the native staking, gas and governance token of the QoreChain test network (quantum-safe Layer 1 with hybrid post-quantum signing).
>quasar-test-1
uqsr				QSR	6	Quasar				The native token of Quasar
uayy				AYY	6	AYY
uoro				ORO	6	oro
>qubetics_9029-1
tics				TICS	18	Qubetics Testnet		~testnets/qubeticstestnet/images/qubetics.png		The native EVM, governance and staking token of the Qubetics Chain
ibc/92E0120F15D037353CFB73C14651FC8930ADC05B93100FD7754D3A689E53B333	8	osmo-test-5	uosmo
>rhye-3
uqck				QCK	6	Quicksilver		~quicksilver/images/qck.png		QCK - native token of Quicksilver
>earendel-1
uqwoyn				QWOYN	6	Qwoyn Blockchain		~testnets/qwoyntestnet/images/qwoyn.png		QWOYN is the native governance token for the Qwoyn Studios Platform
>raitestnet_77701-1
arai				RAI	18	Republic AI Testnet		~testnets/raitestnet/images/rai.png		The native EVM, governance and staking token of the Republic AI Network
>safro-testnet-1
usaf				SAF	6	Safrochain		~testnets/safrochaintestnet/images/saf.png		The native token of Safrochain testnet used for staking, governance, and gas fees.
>ssc-testnet-2
utsaga				TSAGA	6	Saga		~saga/images/saga.png		The native token of Saga Testnet
ibc/9463E39D230614B313B487836D13A392BD1731928713D4C8427A083627048DB3	3	axelar-testnet-lisbon-3	uaxl
ibc/49B196A3117545AEEC9B11A8D006A36CC439DD4B79A4C4346A895E61C46FA674	20	osmo-test-5	uosmo
>pulsar-3
uscrt				SCRT	6	Secret Network	secret	~secretnetwork/images/scrt.png		The native token of Secret Network
>seda-1-testnet
aseda				SEDA	18	Seda		~seda/images/seda.png		The testnet token of SEDA Chain.
>atlantic-1
usei				SEI	6	Sei		~sei/images/sei.png		The native staking and governance token of the Atlantic testnet version of Sei.
>atlantic-2
usei				SEI	6	Sei		~sei/images/sei.png		The native staking and governance token of the Atlantic testnet version of Sei.
ibc/9831445F17B26C604127CB07F6FF7AEF7BD0042E78A1870E7B1DCBD5E2DE57C9	75	grand-1	uusdc
>self-dev-1
uself				SELF	6	self		~testnets/selfchaindevnet/images/selfchain.png		Self Chain Is the First Modular Intent-Centric Access Layer L1 Blockchain and Keyless Wallet Infrastructure Service That Uses MPC-TSS/AA for Multi-Chain Web3 Access.
>sge-network-3
usge				SGE	6	SGE Testnet				The SGE token is primarily a governance token for the SGE Network blockchain.
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmo-test-5	uosmo
>sge-network-4
usge				SGE	6	SGE Testnet4		~sge/images/sge.png		The SGE token is primarily a governance token for the SGE Network blockchain.
>yulei-2.1
uctk				CTK	6	Shentu		~shentu/images/ctk.png		The native token of Shentu
>fivenet
usix				six	6	Six token		~testnets/sixtestnet/images/six.png		The native staking token of the SIX Protocol.
>skyzen-1
uskyz				SKYZ	6	Skyzen				The native utility token of Skyzen Network
>soarchaintestnet
utsoar				tsoar	6	tsoar				The native staking coin of the Soarchain-core.
>sourcetest-1
usource				SOURCE	6	Source Testnet		~source/images/source.png		The native token of SOURCE Chain
>elgafar-1
ustars				STARS	6	Stargaze	stargaze	~stargaze/images/stars.png		The native token of Stargaze
ibc/B077B9DE697E073055B12CEB81C0FBF259A2D418230FDF51EB348CDAD8D65FE8	459	circulus-1	umpwr
ibc/ACCAF790E082E772691A20B0208FB972AD3A01C2DE0D7E8C479CCABF6C9F39B1	485	nois-testnet-005	unois
ibc/595E931CAD432E2AE4EBDF3C8B63150265B752C6E8410B64ABBA8875F3E1CFF3	638	osmo-test-5	uosmo
ibc/BAFA58EA4454BCA801DCDDA3321D3CC4842E65770A4AB03D8A159CF8E823468D	1006	symphony-testnet-4	note
>stateset-1-testnet
ustate				STATE	6	Stateset				The native token of the Stateset Network
>stride-internal-1
ustrd				STRD	6	Stride		~stride/images/strd.png		The native token of Stride
stutia				stTIA	6	Stride Staked TIA		~stride/images/sttia.png		Stride's liquid staked TIA
stadv4tnt				stDV4TNT	18	Stride Staked DYDX		~stride/images/stdydx.png		Stride's liquid staked DYDX
ibc/A5E505FDA8F4C4A0E8239AE0A591D998E31CFD99ADA429F6B8695A8D5A5894B3	60	agoricdev-25	ubld
>sunima-testnet-1
tsuna				tSUNA	6	Sunima Testnet		~testnets/sunimatestnet/images/sunima.svg		The native staking and gas token of the Sunima Testnet.
>dawn-1
uvrise				vRISE	6	Sunrise vRISE		~sunrise/images/vrise.png		The native token of the Sunrise network for staking. This token is non transferrable. This token can be retrieved by providing liquidity.
urise				RISE	6	Sunrise RISE		~sunrise/images/sunrise.png		The native token of the Sunrise network.
uusdrise				USDrise	6	Sunrise USDrise		~sunrise/images/usdrise.png		The USD stable coin of the Sunrise network for fees.
>swisstronik_1291-1
aswtr				SWTR	18	Swisstronik Testnet		~testnets/swisstroniktestnet/images/swisstronik.png		The native currency of Swisstronik.
ibc/13B2C536BB057AC79D5616B8EA1B9540EC1F2170718CAFF6F0083C966FFFED0B	2	osmo-test-5	uosmo
>symphony-testnet-4
note				MLD	6	Melody		~symphony/images/mld.png		The native token of Symphony
uusd				HUSD	6	Harmony USD		~symphony/images/husd.png		Harmonized USD
ukhd				HKHD	6	Harmony HKD		~symphony/images/hhkd.png		Harmonized HKD
uvnd				HVND	6	Harmony VND		~symphony/images/hvnd.png		Harmonized VND
ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9	1	theta-testnet-001	uatom
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmo-test-5	uosmo
ibc/C6469BA9DC791E65B3C1596CD2005941324C00659E2DF90D5E08D86B82E7E08B	2	elgafar-1	ustars
>amber-2
uamber				AMBER	6	Synternet		~synternet/images/synt.png		The native staking and governance token of the testnet version of Synternet chain.
ibc/ED07A3391A112B175915CD8FAF43A2DA8E4790EDE12566649D0C2F97716B8518	0	osmo-test-5	uosmo
ibc/0471F1C4E7AFD3F07702BEF6DC365268D64570F7C1FDC98EA6098DD6DE59817B	1	osmo-test-5	uosmo
>90u-4
uterpx				TERPX	6	Terp Testnet Token		~terpnetwork/images/terp.png		Terp Token (TERP) is the Terp Network's native utility token, used as the primary means to govern, secure the blockchain, incentivize participants, and provide a default mechanism to store and exchange value.
uthiolx				THIOLX	6	Thiol Testnet Gas Token		~terpnetwork/images/thiol.png		Persy Gas Token (Persy) is the Terp Network's native utility token, used as the primary means to govern, secure the blockchain, incentivize participants, and provide a default mechanism to store and exchange value.
>90u-2
uterpx				TERPX	6	Terp Testnet Token		~terpnetwork/images/terp.png		Terp Token (TERP) is the Terp Network's native utility token, used as the primary means to govern, secure the blockchain, incentivize participants, and provide a default mechanism to store and exchange value.
uthiolx				THIOLX	6	Thiol Testnet Gas Token		~terpnetwork/images/thiol.png		Persy Gas Token (Persy) is the Terp Network's native utility token, used as the primary means to govern, secure the blockchain, incentivize participants, and provide a default mechanism to store and exchange value.
>pisco-1
uluna				LUNA	6	Luna	terra-luna-2	~terra2/images/luna.png		The native staking token of Terra.
ibc/18B97CE497CF0C30296C5C2396551A6E759CC0976972612468900ED2B9E6889A	541	harpoon-4	ukuji
>rebel-2
uluna				LUNC	6	Luna Classic		~terra/images/luna.png		Terra Classic is the original blockchain platform that powered the UST stablecoin and LUNA token before the launch of Terra 2.0, focusing on stablecoins and DeFi applications.
uusd				USTC	6	TerraClassicUSD		~terra/images/ust.png		The USD stablecoin of Terra Classic.
ukrw				KRTC	6	TerraClassicKRW		~terra/images/krt.png		The KRW stablecoin of Terra Classic.
cw20:terra1w7d0jqehn0ja3hkzsm0psk6z2hjz06lsq0nxnwkzkkq4fqwgq6tqa5te8e				JURIS	6	Juris Protocol		~terra/images/juris.png		Juris Protocol is the premier lending platform for the Terra Ecosystem, delivering decentralized lending and borrowing markets to enhance financial accessibility and utility.
>titan-test-4
uttnt				TTNT	6	Titan Testnet TTNT		~testnets/titannettestnet/images/ttnt.png		TTNT is the native token of the Titan Network testnet, serving as a medium of value, staking token, and transparency mechanism for the ecosystem.
utnt4				TNT4	2	Titan Testnet TNT4		~testnets/titannettestnet/images/tnt4.png		TNT4 is the incentive token of the Titan Network's Galileo testnet, rewarding contributors who provide bandwidth resources for commercial use.
ibc/D24B4564BCD51D3D02D9987D92571EAC5915676A9BD6D9B0C1D0254CB8A5EA34	5	osmo-test-5	uosmo
>titan_18889-1
atkx				TKX	18	titan tkx		~testnets/titantestnet/images/tkx.png		The native token of the Titan network.
ibc/7C0807A56073C4A27B0DE1C21BA3EB75DF75FD763F4AD37BC159917FC01145F0	7	grand-1	uusdc	USDC.noble		USDC.noble			USDC.noble	USDC is a fully collateralized US Dollar stablecoin developed by CENTRE, the open source project with Circle being the first of several forthcoming issuers.
factory/titan14jwu2vsu4xuefce0xjyk2t58awth4v42lvwxslqe6vszac66y4tqe4sjm5/w-btc				BTC	8	Bitcoin		~_non-cosmos/bitcoin/images/btc.png		Wrapped Bitcoin (BTC) is BTC token bridged from Bitcoin to titan chain through Titan bridge
factory/titan16gyvmp43st00s220zypex4lgvwqc3ve8l4657rhxj8myeadswmkq75slkc/eth				ETH	18	Ethereum		~_non-cosmos/ethereum/images/eth.svg		Ethereum (ETH) is ETH token bridged from Sepolia to titan chain through Titan Power flow bridge
factory/titan16gyvmp43st00s220zypex4lgvwqc3ve8l4657rhxj8myeadswmkq75slkc/usdc				USDC	6	USDC		~_non-cosmos/ethereum/images/usdc.png		USDC stablecoin on Titan. Bridge into titan chain from Ethereum to Titan through Titan Power flow bridge
factory/titan16gyvmp43st00s220zypex4lgvwqc3ve8l4657rhxj8myeadswmkq75slkc/sol				SOL	9	SOL		~_non-cosmos/solana/images/sol_circle.png		SOL on Titan. Bridge into titan chain from Solana devnet to Titan through Titan Power flow bridge
factory/titan16gyvmp43st00s220zypex4lgvwqc3ve8l4657rhxj8myeadswmkq75slkc/meow				MEOW	8	MEOW		~_non-cosmos/solana/images/meow.png		Meow on Titan. Bridge into titan chain from Solana devnet to Titan through Titan Power flow bridge
ibc/D934516FBE457F3A98AFABD87E0EFF7F95A15325C191EA8CDD7763C702FDDEC2	5	axelar-testnet-lisbon-3	uaxl
>tstoc_1999-1
utstoc				TSTOC	6	STO Chain Testnet		~stoc/images/stoc-logo.png		STO Chain Testnet is an institutional-grade permissioned blockchain built specifically for regulated assets.
>tucana_712-1
atuc				TUC	18	Tucana		~testnets/tucanatestnet/images/tucana.png		The native EVM, governance and staking token of the Tucana
>ulas
uulas				ULAS	6	ULAS Network		~testnets/ulastestnet/images/logo.png		WEB3 twitter
>FUND-TestNet-2
nund				FUND	9	Unification Network		~unification/images/fund.png		Staking and governance coin for the Unification Testnet
>union-testnet-9
muno				UNO	6	Union		~testnets/uniontestnet/images/union.png		Union native token
>uptick_7000-2
auptick				UPTICK	18	Uptick		~testnets/upticktestnet/images/uptick.png		The native token of Uptick
>docas_10100-1
wSTAKE				wSTAKE	0	wSTAKE		~wardenprotocol/images/ward.png		Temporary staking token for Warden Protocol
ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2	0	theta-testnet-001	uatom			IBC atom				IBC token from Cosmos Provider network to Warden Protocol Testnet
>INVALID-ID-wavehashtestnet-testnet-1
uwahax				WAHAX	6	WaveHash		~testnets/wavehashtestnet/images/WaveHash.png		WaveHash A Permissioned Blockchain
>xardev
stake				STAKE	0	XarchainSTAKE		~testnets/xarchaintestnet/images/arcana_logo.png		Xarchain Stake is the native cryptocurrency of the Arcana app chain (ceries), designed to orchestrate bridge-less interoperability between multiple blockchains
>xion-testnet-2
uxion				XION	6	xion	xion-2	~xion/images/burnt-round.png		The native staking token of the Xion network.
ibc/13B2C536BB057AC79D5616B8EA1B9540EC1F2170718CAFF6F0083C966FFFED0B	2	osmo-test-5	uosmo			Osmosis OSMO Token
ibc/6490A7EAB61059BFC1CDDEB05917DD70BDF3A611654162A1A47DB930D40D8AF4	3	grand-1	uusdc			Noble USDC Token
>cube_47-5
axpla				XPLA	18	Xpla	xpla	~xpla/images/xpla.png		The native staking token of XPLA.
>xrplevm_1449000-1
axrp				XRP	18	XRP				The native token of XRPL EVM Testnet
ibc/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F9	1	provider	uatom
ibc/BEF2B244808B680CEAD43DC4E1A965B99989E15F6F192C945C8837BD632E381D	3	elysicstestnet-1	uelys
ibc/67E8387284A038A0AD42BAE9EAA4C6A90E0D82B5C556F37FB57A3D1C8773C042	4	injective-888	inj
ibc/13B2C536BB057AC79D5616B8EA1B9540EC1F2170718CAFF6F0083C966FFFED0B	2	osmo-test-5	uosmo
>gardia-9
urock				ROCK	6	Zenrock		~zenrock/images/zenrock.png		The native token of zenrock
>athens_7001-1
azeta				tZETA	18	ZetaChain Testnet		~testnets/zetachaintestnet/images/zetachaintestnet.png		The native token of ZetaChain
>zig-test-2
uzig				ZIG	6	ZIG	zignaly	~zigchain/images/zigchain.png		The native token of ZIGChain
coin.zig1q5cuxuekvjdsl3l2t87jv83gdwjryc4hmh8s90y7mwgpyfwkqutsy9tqak.stzig				STZIG	6	Staked Zig		~zigchain/images/stzig.png		Staked Zig Token by Valdora Finance - Decentralized staking with stZIG
ibc/5260516290F7883EC893AADA09A6B8CEC790F2EEF3196F440037908749785BE8	44	grand-1	uusdc			Noble USDC				Noble USDC on ZIGChain
ibc/2CC0B1B7A981ACC74854717F221008484603BB8360E81B262411B0D830EDE9B0	0	axelar-testnet-lisbon-3	uaxl
>5
goerli-native				ETH	18	Goerli Ether
>16
songbird-testnet-native				CFLR	18	Coston Flare
>21
elastos-testnet-native				tELA	18	tELA
>31
rootstock-testnet-native				tRBTC	18	Rootstock Bitcoin
>41
telos-testnet-native				TLOS	18	Telos
>51
xdc-testnet-native				TXDC	18	TXDC
>71
conflux-espace-testnet-native				CFX	18	Conflux
>83
meter-testnet-native				MTR	18	MTR
>89
viction-testnet-native				VIC	18	Viction
>97
bsc-testnet-native				tBNB	18	BNB
>114
flare-testnet-native				C2FLR	18	Coston2 Flare
>133
hashkey-testnet-native				HSK	18	HashKey EcoPoints
>153
redbelly-testnet-native				RBNT	18	Redbelly Native Coin
>157
shibarium-testnet-native				BONE	18	Bone
>164
omni-omega-native				OMNI	18	Omni
>202
edgeless-testnet-native				EwETH	18	Edgeless Wrapped ETH
>216
happychain-testnet-native				HAPPY	18	HAPPY
>261
guru-testnet-native				tGURU	18	tGURU Token
>282
cronoszk-evmtestnet-native				zkTCRO	18	Cronos zkEVM Test Coin
>296
hedera-testnet-native				HBAR	18	HBAR
>297
hedera-previewnet-native				HBAR	18	HBAR
>300
zk-sync-sepolia-testnet-native				ETH	18	Ether
>338
cronos-testnet-native				tCRO	18	CRO
>365
theta-testnet-native				TFUEL	18	TFUEL
>398
near-testnet-native				NEAR	18	NEAR
>420
optimism-goerli-native				ETH	18	Goerli Ether
>462
areon-network-testnet-native				TAREA	18	TAREA
>475
zk-xplatestnet-native				ETH	18	Ether
>545
flow-testnet-native				FLOW	18	Flow
>595
mandala-native				mACA	18	Mandala
>599
metis-goerli-native				METIS	18	Metis Goerli
>627
battlechain-testnet-native				ETH	18	Ether
>646
flow-previewnet-native				FLOW	18	Flow
>681
jasmy-chain-testnet-native				JASMY	18	JasmyCoin
>699
matchain-testnet-native				BNB	18	BNB
>701
koi-native				KRING	18	Koi Network Native Token
>785
autheo-testnet-native				THEO	18	Autheo
>825
daily-network-testnet-native				DLY	18	Daily
>842
taraxa-testnet-native				TARA	18	Tara
>919
mode-testnet-native				ETH	18	Ether
>943
pulsechain-v4-native				v4PLS	18	V4 Pulse
>997
thunder-testnet-native				5IRE	18	5ire Token
>998
hyperliquid-evm-testnet-native				HYPE	18	HYPE
>1001
kairos-native				KAIA	18	Kairos KAIA
>1028
bit-torrent-testnet-native				BTT	18	BitTorrent
>1038
bronos-testnet-native				tBRO	18	Bronos Coin
>1073
shimmer-testnet-native				SMR	18	Shimmer
>1075
iota-testnet-native				IOTA	18	IOTA
>1112
wemix-testnet-native				tWEMIX	18	WEMIX
>1114
core-testnet2-native				TCORE2	18	tCore2
>1115
core-testnet1-native				TCORE	18	tCore
>1123
bsquared-testnet-native				BTC	18	Bitcoin
>1131
defichain-evm-testnet-native				DFI	18	DeFiChain
>1230
ultron-testnet-native				ULX	18	ULX
>1287
moonbase-alpha-native				DEV	18	DEV
>1301
unichain-sepolia-native				ETH	18	Ether
>1315
story-aeneid-native				DATA	18	DATA
>1328
sei-testnet-native				SEI	18	Sei
>1336
kii-testnet-oro-native				KII	18	Kii
>1338
elysium-testnet-native				LAVA	18	LAVA
>1439
injective-testnet-native				INJ	18	Injective
>1442
polygon-zk-evm-testnet-native				ETH	18	Ether
>1453
metachain-istanbul-native				MTC	18	Metatime Coin
>1513
story-testnet-native				IP	18	IP
>1516
story-odyssey-native				IP	18	IP
>1663
gobi-native				tZEN	18	Test ZEN
>1686
mint-sepolia-testnet-native				ETH	18	Ether
>1874
whitechain-sepolia-native				WBT	18	WBT
>1891
lightlink-pegasus-native				ETH	18	Ether
>1924
swellchain-testnet-native				ETH	18	Ether
>1946
soneium-minato-native				ETH	18	Sepolia Ether
>1952
x1-testnet-native				OKB	18	OKB
>1993
b3-sepolia-native				ETH	18	Ether
>1995
edexa-testnet-native				tEDX	18	edeXa
>2017
telcoin-testnet-native				TEL	18	Telcoin
>2022
edgeware-testnet-native				tEDG	18	Testnet EDG
>2024
swan-saturn-testnet-native				sETH	18	Swan Ether
>2039
aleph-zero-testnet-native				TZERO	18	TZERO
>2201
stable-testnet-native				USDT0	18	USDT0
>2221
kava-testnet-native				KAVA	18	Kava
>2331
rss3-sepolia-native				RSS3	18	RSS3
>2340
atleta-olympia-native				ATLA	18	Atla
>2358
kroma-sepolia-native				ETH	18	Sepolia Ether
>2391
tac-spb-native				TAC	18	TAC
>2442
polygon-zk-evm-cardona-native				ETH	18	Ether
>2443
haus-testnet-native				HAUS	18	Haus
>2522
fraxtal-testnet-native				FRAX	18	Frax
>2625
whitechain-testnet-native				WBT	18	WhiteBIT Coin
>2710
morph-sepolia-native				ETH	18	Ether
>2730
xr-sepolia-native				tXR	18	tXR
>2810
morph-holesky-native				ETH	18	Ether
>3110
satoshi-vmtestnet-native				BTC	18	BTC
>3141
filecoin-hyperspace-native				tFIL	18	testnet filecoin
>3636
botanix-testnet-native				BTC	18	Bitcoin
>3939
dos-chain-testnet-native				DOS	18	DOS Chain Testnet
>3993
apex-testnet-native				ETH	18	Ether
>4002
fantom-testnet-native				FTM	18	Fantom
>4090
oasis-testnet-native				FTN	18	Fasttoken
>4201
lukso-testnet-native				LYXt	18	LUKSO Testnet
>4202
lisk-sepolia-native				ETH	18	Sepolia Ether
>4203
merlin-erigon-testnet-native				BTC	18	BTC
>4460
orderly-sepolia-native				ETH	18	Ether
>4690
iotex-testnet-native				IOTX	18	IoTeX
>4759
mev-testnet-native				MEV	18	MEVerse
>4777
bxn-testnet-native				TBXN	18	BlackFort Testnet Token
>4801
worldchain-sepolia-native				ETH	18	Ether
>5001
mantle-testnet-native				MNT	18	MNT
>5003
mantle-sepolia-testnet-native				MNT	18	MNT
>5115
citrea-testnet-native				cBTC	18	cBTC
>5124
seismic-devnet-native				ETH	18	Seismic Ether
>5611
op-bnbtestnet-native				tBNB	18	tBNB
>5700
syscoin-testnet-native				SYS	18	Syscoin
>5887
mantra-du-kong-evmtestnet-native				MANTRA	18	MANTRA
>6000
bounce-bit-testnet-native				BB	18	BounceBit
>6343
megaeth-testnet-native				ETH	18	MegaETH Testnet Ether
>6423
ynx-testnet-native				YNXT	18	YNXT
>6497
mizuhiki-testnet-awaji-native				MIZU	18	MIZU
>7001
zetachain-athens-testnet-native				aZETA	18	Zeta
>7120
sentrix-testnet-native				SRX	18	Sentrix
>7234
init-verse-genesis-native				INI	18	InitVerse
>7672
root-porcini-native				XRP	18	XRP
>8082
shardeum-sphinx-native				SHM	18	SHARDEUM
>8150
alpen-testnet-native				sBTC	18	Signet BTC
>8408
zenchain-testnet-native				ZTC	18	ZTC
>8882
unique-opal-native				OPL	18	OPL
>9000
evmos-testnet-native				EVMOS	18	Evmos
>9496
load-alphanet-native				tLOAD	18	Testnet LOAD
>9746
plasma-testnet-native				XPL	18	Testnet Plasma
>9747
plasma-devnet-native				XPL	18	Devnet Plasma
>9990
agung-testnet-native				AGNG	18	Agung
>10081
joc-testnet-native				JOCT	18	Japan Open Chain Testnet Token
>10143
monad-testnet-native				MON	18	Testnet MON Token
>10200
gnosis-chiado-native				xDAI	18	Gnosis
>10218
tea-sepolia-native				TEA	18	Sepolia Tea
>10243
arthera-testnet-native				AA	18	Arthera
>11011
shape-sepolia-native				ETH	18	Sepolia Ether
>11124
abstract-testnet-native				ETH	18	ETH
>11822
artela-testnet-native				ART	18	ART
>12325
l3x-testnet-native				ETH	18	Ether
>13001
snax-testnet-native				ETH	18	Sepolia Ether
>13337
beam-testnet-native				BEAM	18	Beam
>13473
immutable-zk-evm-testnet-native				IMX	18	Immutable Coin
>14800
vana-moksha-native				VANA	18	Vana
>14853
humanode-testnet5-native				HMND	18	HMND
>15000
quai-testnet-native				QUAI	18	Quai
>15557
eos-testnet-native				EOS	18	EOS
>16600
zero-g-native				A0GI	18	A0GI
>16601
zero-ggalileo-testnet-native				A0GI	18	A0GI
>16602
zero-gtestnet-native				0G	18	0G
>17000
holesky-native				ETH	18	Holesky Ether
>17069
garnet-native				ETH	18	Ether
>18233
unreal-native				reETH	18	reETH
>18881
ultra-testnet-native				UOS	18	Ultra Token
>20993
fluent-devnet-native				ETH	18	Ether
>20994
fluent-testnet-native				ETH	18	Ether
>21363
lestnet-native				LETH	18	Lestnet Ether
>23023
premium-block-testnet-native				PBLK	18	Premium Block
>23295
sapphire-testnet-native				TEST	18	Sapphire Test Rose
>23452
dreyerx-testnet-native				DRX	18	DreyerX
>25925
bitkub-testnet-native				tKUB	18	Bitkub Test
>28882
boba-sepolia-native				ETH	18	Ether
>29112
hychain-testnet-native				TOPIA	18	HYTOPIA
>31318
tempo-devnet-native				USD	6	USD
>31611
mezo-testnet-native				BTC	18	Bitcoin
>33101
zilliqa-testnet-native				ZIL	18	Zilliqa
>33111
curtis-native				APE	18	ApeCoin
>34952
morph-tachyon-testnet-native				BGB	18	BGB
>35443
q-testnet-native				Q	18	Q
>37111
lens-testnet-native				GRASS	18	GRASS
>40204
citrate-native				SALT	18	SALT
>42000
helios-testnet-native				HLS	18	Helios
>42070
wmc-testnet-native				WMTx	18	WMTx
>42421
asset-chain-testnet-native				RWA	18	Real World Asset
>42431
tempo-moderato-native				USD	6	USD
>43113
avalanche-fuji-native				AVAX	18	Avalanche Fuji
0x5425890298aed601595a70AB815c96711a31Bc65				USDC	6	USD Coin
>43521
formicarium-native				M	18	M
>43851
zk-fair-testnet-native				USDC	18	USD Coin
>44787
celo-alfajores-native				A-CELO	18	CELO
>46630
robinhood-testnet-native				ETH	18	Sepolia Ether
>46688
fusion-testnet-native				FSN	18	Fusion
>48898
zircuit-garfield-testnet-native				ETH	18	ETH
>50006
yooldo-verse-testnet-native				OAS	18	OAS
>50312
somnia-testnet-native				STT	18	STT
>50341
reddio-sepolia-native				RED	18	Reddio
>53302
superseed-sepolia-native				ETH	18	Ether
>53457
dodochain-testnet-native				DODO	18	DODO
>54170
graphite-testnet-native				@G	18	Graphite
>54211
haqq-testedge2-native				ISLMT	18	Islamic Coin
>55931
datahaven-testnet-native				MOCK	18	MOCK
>57000
rollux-testnet-native				SYS	18	Syscoin
>57054
sonic-blaze-testnet-native				S	18	Sonic
>58008
pgn-testnet-native				ETH	18	Ether
>59140
linea-goerli-native				ETH	18	Linea Ether
>59141
linea-sepolia-native				ETH	18	Linea Ether
>59902
metis-sepolia-native				tMETIS	18	Test Metis
>60600
potos-testnet-native				POT	18	POTOS Token
>62049
optopia-testnet-native				ETH	18	Ether
>62092
tiktrix-testnet-native				tTTX	18	tTTX
>64165
sonic-testnet-native				S	18	Sonic
>64240
fantom-sonic-testnet-native				FTM	18	Fantom
>66665
creator-testnet-native				ETH	18	Ether
>72344
radius-testnet-native				RUSD	18	Radius USD
>80001
polygon-mumbai-native				MATIC	18	MATIC
>80002
polygon-amoy-native				POL	18	POL
>80008
polynomial-sepolia-native				ETH	18	Ether
>80069
berachain-bepolia-native				BERA	18	BERA Token
>80084
berachain-testnetb-artio-native				BERA	18	BERA Token
>80085
berachain-testnet-native				BERA	18	BERA Token
>84531
base-goerli-native				ETH	18	Goerli Ether
>84532
base-sepolia-native				ETH	18	Sepolia Ether
0x036CbD53842c5426634e7929541eC2318f3dCF7e				USDC	6	USD Coin
>88882
spicy-native				CHZ	18	CHZ
>88991
jbc-testnet-native				tJBC	18	tJBC
>91342
giwa-sepolia-native				ETH	18	Sepolia Ether
>97476
doma-testnet-native				ETH	18	Ether
>98864
plume-devnet-native				ETH	18	Plume Sepolia Ether
>98867
plume-sepolia-native				PLUME	18	Plume
>101003
juneo-socotra-testnet-native				JUNE	18	Socotra JUNE-Chain
>102031
credit-coin3-testnet-native				tCTC	18	Creditcoin Testnet
>102032
credit-coin3-devnet-native				devCTC	18	Devnet CTC
>105363
lumoz-testnet-native				MOZ	18	Lumoz Testnet Token
>120893
sova-sepolia-native				ETH	18	Sepolia Ether
>124832
mitosis-testnet-native				MITO	18	MITO
>127823
etherlink-shadownet-testnet-native				XTZ	18	tez
>128123
etherlink-testnet-native				XTZ	18	Tez
>132902
form-testnet-native				ETH	18	Ethereum
>167005
taiko-testnet-sepolia-native				ETH	18	Ether
>167007
taiko-jolnir-native				ETH	18	Ether
>167008
taiko-katla-native				ETH	18	Ether
>167009
taiko-hekla-native				ETH	18	Ether
>167013
taiko-hoodi-native				ETH	18	Ether
>181228
hpp-sepolia-native				ETH	18	Ether
>200024
nitrograph-testnet-native				NOS	18	Nitro
>200810
bitlayer-testnet-native				BTC	18	BTC
>202601
saigon-native				RON	18	RON
>205205
auroria-native				tSTRAX	18	Auroria Stratis
>314159
filecoin-calibration-native				tFIL	18	testnet filecoin
>421613
arbitrum-goerli-native				ETH	18	Arbitrum Goerli Ether
>421614
arbitrum-sepolia-native				ETH	18	Arbitrum Sepolia Ether
0x75faf114eafb1BDbe2F0316DF893fd58CE46AA4d				USDC	6	USD Coin
>450815
maroo-testnet-native				tOKRW	18	Testnet OKRW
>490092
pumpfi-testnet-native				PMPT	18	PMPT
>534351
scroll-sepolia-native				ETH	18	Ether
>560048
hoodi-native				ETH	18	Hoodi Ether
>631571
polter-testnet-native				GHST	18	Polter GHST
>656476
edu-chain-testnet-native				EDU	18	EDU
>666666
vision-testnet-native				VS	18	VISION
>695569
pyrope-native				ETH	18	Ether
>743111
hemi-sepolia-native				ETH	18	Ether
>751230
bear-network-chain-testnet-native				tBRNKC	18	tBRNKC
>763373
ink-sepolia-native				ETH	18	Sepolia Ether
>763375
surge-testnet-native				ETH	18	Ether
>808813
bob-sepolia-native				ETH	18	ETH
>810181
zk-link-nova-sepolia-testnet-native				ETH	18	ETH
>812242
codex-testnet-native				ETH	18	Ether
>839999
exsat-testnet-native				BTC	18	BTC
>911867
odyssey-testnet-native				ETH	18	Ether
>978658
treasure-topaz-native				MAGIC	18	MAGIC
>984123
sketchpad-native				TIA	18	TIA
>1337803
zhejiang-native				ZhejETH	18	Zhejiang Ether
>1440002
xrplevm-devnet-native				XRP	18	XRP
>1449000
xrplevm-testnet-native				XRP	18	XRP
>1612127
playfi-albireo-native				ETH	18	Ether
>1998991
xphere-testnet-native				XPT	18	XPT
>2019775
jovay-sepolia-native				ETH	18	Ether
>2524852
huddle01-testnet-native				ETH	18	Ethereum
>2651420
horizen-testnet-native				ETH	18	Sepolia Ether
>3397901
funki-sepolia-native				ETH	18	Ether
>3441005
manta-testnet-native				ETH	18	ETH
>3441006
manta-sepolia-testnet-native				ETH	18	ETH
>5042002
arc-testnet-native				USDC	18	USDC
>5201420
electroneum-testnet-native				ETN	18	ETN
>5318007
reactive-testnet-native				lREACT	18	Lasna React
>6038361
astar-zkyoto-native				ETH	18	Ether
>6912115
eni-testnet-native				ENI	18	ENI Testnet Token
>7080969
humanity-testnet-native				tHP	18	tHP
>10241025
alienx-hal-testnet-native				ETH	18	Ether
>11142220
celo-sepolia-native				S-CELO	18	CELO
>11155111
sepolia-native				ETH	18	Sepolia Ether	ethereum	~_non-cosmos/ethereum/images/eth.svg		Ether is the native fee token of the Ethereum network.
0xB4FBF271143F4FBf7B91A5ded31805e42b2208d6				WETH	18	Wrapped Ether	weth	~_non-cosmos/ethereum/images/weth.svg		wETH is 'wrapped ETH'
0x254d06f33bDc5b8ee05b2ea472107E300226659A				aUSDC	6	Axelar Wrapped aUSDC		~_non-cosmos/ethereum/images/usdc.png		USDC is a fully collateralized US Dollar stablecoin developed by CENTRE, the open source project with Circle being the first of several forthcoming issuers.
0xaA8E23Fb1079EA71e0a56F48a2aA51851D8433D0				USDT	6	Tether USD	tether	~_non-cosmos/ethereum/images/usdt.png
0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238				USDC	6	USD Coin		~_non-cosmos/ethereum/images/usdc.png		USDC (USD Coin) is a stablecoin fully backed by US dollars, providing a transparent and regulated digital dollar solution.
>11155420
optimism-sepolia-native				ETH	18	Sepolia Ether
0x5fd84259d66Cd46123540766Be93DFE6D43130D7				USDC	6	USD Coin
>11155931
rise-testnet-native				ETH	18	RISE Testnet Ether
>12227332
neox-t4-native				GAS	18	Gas
>20241133
swan-proxima-testnet-native				sETH	18	Swan Ether
>21000001
corn-testnet-native				BTCN	18	Bitcorn
>28122024
ancient8-sepolia-native				ETH	18	Ether
>33772211
xone-testnet-native				XOC	18	XOC
>37084624
skale-nebula-testnet-native				sFUEL	18	sFUEL
>41144114
otim-devnet-native				ETH	18	ETH
>52164803
fluence-testnet-native				tFLT	18	tFLT
>111557560
cyber-testnet-native				ETH	18	Ether
>161221135
plume-testnet-native				ETH	18	Plume Sepolia Ether
>168587773
blast-sepolia-native				ETH	18	Ether
>245022926
neon-devnet-native				NEON	18	NEON
>324705682
skale-base-sepolia-testnet-native				CREDIT	18	Credits
>420420421
westend-asset-hub-native				WND	18	Westies
>420420422
paseo-passet-hub-native				PAS	18	PAS
>531050104
sophon-testnet-native				SOPH	18	Sophon
>974399131
skale-calypso-testnet-native				sFUEL	18	sFUEL
>999999999
zora-sepolia-native				ETH	18	Zora Sepolia
>1020352220
skale-titan-testnet-native				sFUEL	18	sFUEL
>1187947933
skale-base-native				CREDIT	18	Credits
>1313161555
aurora-testnet-native				ETH	18	Ether
>1444673419
skale-europa-testnet-native				sFUEL	18	sFUEL
>1523903251
haust-testnet-native				HAUST	18	HAUST
>1660990954
status-network-sepolia-native				ETH	18	Ether
>1722641160
silicon-sepolia-native				ETH	18	Ether
>1802203764
kakarot-sepolia-native				ETH	18	Ether
>1952959480
lumia-testnet-native				LUMIA	18	Lumia
>2494104990
tron-shasta-native				TRX	6	TRON
>3448148188
tron-nile-native				TRX	6	TRON
>7078815900
mekong-native				eth	18	eth
>11297108099
palm-testnet-native				PALM	18	PALM
>37714555429
xai-testnet-native				sXAI	18	sXai
>123420000220
fluence-stage-native				tFLT	18	tFLT
>123420001114
basecamp-testnet-native				CAMP	18	Camp
>920637907288165
kakarot-starknet-sepolia-native				ETH	18	Ether
>2713017997578000
dchain-testnet-native				ETH	18	Ether`

export const channels = `\
>aaronetwork
7	osmosis-1	91942
>acre_9052-1
5	axelar-dojo-1	51
8	cosmoshub-4	457
6	gravity-bridge-3	106
7	kaiyo-1	47
10	Oraichain	33
0	osmosis-1	490
13	stride-1	57
12	columbus-5	69
9	phoenix-1	77
>agoric-3
60	archway-1	20
9	axelar-dojo-1	41
55	centauri-1	13
5	cosmoshub-4	405
2	crescent-1	11
4	gravity-bridge-3	91
492	injective-1	454
63	kava_2222-10	133
13	kaiyo-1	61
146	neutron-1	5789
62	noble-1	21
1	osmosis-1	320
72	core-1	202
68	quicksilver-2	125
10	secret-4	51
59	stride-1	148
>aioz_168-1
0	cosmoshub-4	567
1	osmosis-1	779
>akashnet-2
70	crescent-1	44
125	vota-ash	7	-
35	juno-1	29
63	kaiyo-1	64
9	osmosis-1	1
43	secret-4	21
116	phoenix-1	273
>amitis-network
1	osmosis-1	110089
>andromeda-1
11	archway-1	97
13	injective-1	213
5	kaiyo-1	123
14	kyve-1	2
17	osmosis-1	81924
2	secret-4	97
12	phoenix-1	351
>archway-1
13	axelar-dojo-1	111
147	beezee-1	2
35	bitcanna-1	50
124	bitsong-2b	29
108	centauri-1	50
0	cosmoshub-4	623
36	mainnet-3	7
146	vota-ash	13
123	dymension_1100-1	45
38	gravity-bridge-3	145
14	jackal-1	41
15	juno-1	290
11	kaiyo-1	99
184	migaloo-1	141
61	neutron-1	41
29	noble-1	12
1	osmosis-1	1429
112	planq_7070-2	62
34	quicksilver-2	116
88	qwoyn-1	5
21	secret-4	84
50	phoenix-1	265
>arkeo-main-v1
1	osmosis-1	103074
>arkh
12	osmosis-1	648
>mantle-1
2	juno-1	83
65	kaiyo-1	19
14	exchain-66	30
0	osmosis-1	232
>atomone-1
10	axelar-dojo-1	190
1	beezee-1	6
9	dungeon-1	5310
2	osmosis-1	94814
>aura_6322-2
4	axelar-dojo-1	104
6	cosmoshub-4	646
7	kava_2222-10	124
9	noble-1	41
10	osmosis-1	11304
>axelar-dojo-1
175	bbn-1	2
145	bitsong-2b	30
125	celestia	1
141	perun-1	0
127	centauri-1	46
120	coreum-mainnet-1	6
2	cosmoshub-4	293
7	crescent-1	4
138	dymension_1100-1	5
109	empowerchain-1	2
113	haqq_11235-1	1
114	ixo-5	23
10	injective-1	84
137	jackal-1	49
4	juno-1	71
14	kaiyo-1	9
75	kyve-1	1
156	lava-mainnet-1	0
170	mantra-1	6
121	migaloo-1	53
78	neutron-1	2
139	cataclysm-1	1
143	pirin-1	10177
177	nyx	14
102	odin-mainnet-freya	37
3	osmosis-1	208
116	pio-mainnet-1	9
146	ssc-1	24
12	secret-4	20
69	secret-4	61		transfer	wasm.secret1yxjmepvyl2c25vnt53cr2dpn8amknwausxee83
103	pacific-1	2
157	self-1	2
165	sentinelhub-2	96
148	shido_9008-1	1
174	sidechain-1	6
72	sommelier-3	5
160	source-1	3
64	stride-1	69
11	phoenix-1	6
161	xion-mainnet-1	3
49	dimension_37-1	0
182	zigchain-1	1
>bbn-1
0	cosmoshub-4	1341
5	neutron-1	6980
1	noble-1	132
3	osmosis-1	101635
7	osmosis-1	101979		wasm.bbn16tfcsjcg4trlnj2t4cpdq20q4d7nzusew3ev50scz30mmfzdx8ssgx7eq6	transfer
>laozi-mainnet
159	coreum-mainnet-1	20
83	osmosis-1	148
161	stride-1	258
>beezee-1
4	jackal-1	142
10	lumen	0
3	noble-1	95
0	osmosis-1	340
>bitbadges-1
3	cosmoshub-4	1420
40	injective-1	464
2	noble-1	158
0	osmosis-1	104311
>bitcanna-1
0	bitsong-2b	42
3	cosmoshub-4	232
10	juno-1	50
1	osmosis-1	51
>bitsong-2b
1	cosmoshub-4	229
5	juno-1	17
39	neutron-1	7232
0	osmosis-1	73
>bitway-1
14	cosmoshub-4	1556
13	noble-1	172
>bluzelle-9
0	osmosis-1	763
>bostrom
8	cosmoshub-4	341
2	osmosis-1	95
>canto_7700-1
6	carbon-1	18
23	centauri-1	12
2	cosmoshub-4	358
0	gravity-bridge-3	88
5	osmosis-1	550
10	sommelier-3	2
>carbon-1
3	cosmoshub-4	342
28	irishub-1	68
9	kaiyo-1	46
0	osmosis-1	188
8	stride-1	47
12	phoenix-1	36
16	phoenix-1	41		transfer	wasm.terra1e0mrzy8077druuu42vs0hu7ugguade0cj65dgtauyaw4gsl4kv0qtdf2au
>celestia
12	centauri-1	38
278	cosmoshub-4	1879
27	dymension_1100-1	4
7	injective-1	152
13	kava_2222-10	140
8	neutron-1	35
2	osmosis-1	6994
36	quicksilver-2	207
14	secret-4	91
4	stride-1	162
15	phoenix-1	300
277	thejaynetwork	2
280	xrplevm_1440000-1	6
>perun-1
1	osmosis-1	22172
>cheqd-mainnet-1
2	gravity-bridge-3	43
0	osmosis-1	108
36	secret-4	141
34	phoenix-1	301
>chihuahua-1
208	dymension_1100-1	58
11	juno-1	28
39	migaloo-1	10
76	neutron-1	51
77	neutron-1	52		wasm.chihuahua1jwkag4yvhyj9fuddtkygvavya8hmdjuzmgxwg9vp3lw9twv6lrcq9mgl52	transfer
24	exchain-66	5
7	osmosis-1	113
73	osmosis-1	11348		wasm.chihuahua1jwkag4yvhyj9fuddtkygvavya8hmdjuzmgxwg9vp3lw9twv6lrcq9mgl52	transfer
94	core-1	203
16	secret-4	11
25	stafihub-1	4
>cifer-2
0	cosmoshub-4	831
1	osmosis-1	39205
>comdex-1
49	crescent-1	26
18	juno-1	36
31	kaiyo-1	18
63	migaloo-1	12
1	osmosis-1	87
57	core-1	71
65	secret-4	63
45	stride-1	49
51	phoenix-1	39
>centauri-1
4	cosmoshub-4	617
11	crescent-1	64
29	injective-1	145
8	juno-1	280
27	kaiyo-1	101
18	neutron-1	17
3	osmosis-1	1279
9	quicksilver-2	94
14	secret-4	80
26	secret-4	83		transfer	wasm.secret1tqmms5awftpuhalcv5h5mg76fa0tkdz4jv9ex4
5	stride-1	134
>cvn_2032-1
6	osmosis-1	73971
>coreum-mainnet-1
9	cosmoshub-4	660
10	vota-ash	2	-
24	dydx-mainnet-1	14
7	gravity-bridge-3	142
18	kava_2222-10	142
17	kaiyo-1	122
19	noble-1	49
2	osmosis-1	2188
25	secret-4	101
>cosmoshub-4
326	crescent-1	1
1749	divine-1	1
750	vota-ash	4
1560	dungeon-1	5308
794	dymension_1100-1	1
621	empowerchain-1	0
632	haqq_11235-1	3
220	injective-1	1
1492	intento-1	1
866	joltify_1729-1	2
207	juno-1	1
277	kava_2222-10	0
223	kichain-2	1
1351	luwak-1	15
343	kaiyo-1	0
969	lava-mainnet-1	6
1340	ledger-mainnet-1	0
566	lum-network-1	12
1252	mantra-1	3
569	neutron-1	1
536	noble-1	4
301	Oraichain	15
141	osmosis-1	0
1566	paxi-mainnet	1
190	core-1	24
446	planq_7070-2	2
404	point_10687-1	0
467	quicksilver-2	1
645	realionetwork_3301-1	2
235	secret-4	0
1355	secret-4	187		transfer	wasm.secret1tqmms5awftpuhalcv5h5mg76fa0tkdz4jv9ex4
584	pacific-1	1
892	self-1	0
186	sentinelhub-2	12
1549	sentinelhub-2	97
1352	sidechain-1	10
369	stafihub-1	0
391	stride-1	0
1421	sunrise-1	1
431	teritori-1	10
339	phoenix-1	0
1871	thejaynetwork	1
1377	xrplevm_1440000-1	2
1555	zigchain-1	4
>crescent-1
40	crypto-org-chain-mainnet-1	61
2	gravity-bridge-3	62
23	injective-1	90
37	irishub-1	37
63	jackal-1	38
3	juno-1	81
42	kaiyo-1	67
38	noble-1	0
31	exchain-66	46
9	osmosis-1	297
30	core-1	68
10	secret-4	24
29	stride-1	51
0	columbus-5	49
27	phoenix-1	37
>cronosmainnet_25-1
11	kava_2222-10	125
>crypto-org-chain-mainnet-1
10	osmosis-1	5
>mainnet-3
1	osmosis-1	181
9	phoenix-1	315
>desmos-mainnet
2	osmosis-1	135
>divine-1
0	osmosis-1	109096
>vota-ash
6	dydx-mainnet-1	15	-
5	injective-1	182	-
14	noble-1	94
3	pirin-1	4092	-
0	osmosis-1	2694
12	pacific-1	64	-
>dungeon-1
5309	neutron-1	7358
5307	noble-1	150
5305	osmosis-1	101249
5318	passage-2	13
>dydx-mainnet-1
7	kava_2222-10	137
5	kaiyo-1	118
90	lumera-mainnet-1	1
11	neutron-1	48
0	noble-1	33
3	osmosis-1	6787
4	core-1	131
32	quicksilver-2	164
1	stride-1	160
9	phoenix-1	299
>dymension_1100-1
3	kava_2222-10	144
10	kaiyo-1	160
51	mande_18071918-1	0
9	neutron-1	675
49	nim_1122-1	0
6	noble-1	62
2	osmosis-1	19774
35	secret-4	130
0	stride-1	197
>dyson-mainnet-01
2	osmosis-1	526
>echelon_3000-3
11	osmosis-1	403
>emoney-3
15	juno-1	9
0	osmosis-1	37
>empowerchain-1
1	osmosis-1	1411
>epix_1916-1
0	osmosis-1	108456
>fandomChain
0	osmosis-1	107392
>fetchhub-4
10	osmosis-1	229
>colosseum-1
1	osmosis-1	79241
>furya-1
2	juno-1	417
0	kaiyo-1	119
4	noble-1	42
8	osmosis-1	74222
9	phoenix-1	495
>galaxy-1
0	osmosis-1	236
>wormchain
13	injective-1	183
9	kaiyo-1	113
3	osmosis-1	2186
>genesis_29-2
1	osmosis-1	253
>gitopia
0	osmosis-1	781
>gnodi
0	osmosis-1	108866
>gonka-mainnet
1	osmosis-1	108157
>gravity-bridge-3
100	haqq_11235-1	0
107	kaiyo-1	50
18	nyx	0
10	osmosis-1	144
24	core-1	38
102	planq_7070-2	0
79	secret-4	17
150	secret-4	148		transfer	wasm.secret1tqmms5awftpuhalcv5h5mg76fa0tkdz4jv9ex4
98	FUND-MainNet-2	2
>haqq_11235-1
6	kava_2222-10	135
4	noble-1	32
2	osmosis-1	1575
7	stride-1	240
>hazinachain-1
1	osmosis-1	110100
>hippo-protocol-1
1	osmosis-1	110277
>humans_1089-1
4	osmosis-1	20082
>ixo-5
26	noble-1	15
4	osmosis-1	38
>imversed_5555555-1
1	osmosis-1	517
>interwoven-1
112	injective-1	455
37	neutron-1	6885
68	osmosis-1	102122
>injective-1
143	kava_2222-10	122
376	luwak-1	1
98	kaiyo-1	54
443	lumera-mainnet-1	2
363	mantra-1	2
102	migaloo-1	3
177	neutron-1	60
148	noble-1	31
214	odin-mainnet-freya	65
147	Oraichain	146
8	osmosis-1	122
82	core-1	41
394	quicksilver-2	234
88	secret-4	23
431	sidechain-1	9
93	sommelier-3	1
89	stride-1	6
151	phoenix-1	255
450	thejaynetwork	3
387	xion-mainnet-1	4
137	dimension_37-1	7
436	xrplevm_1440000-1	0
456	zigchain-1	12
>int3face-1
1	neutron-1	6455
2	noble-1	165
0	osmosis-1	82819
>intento-1
3	osmosis-1	106076
>irishub-1
3	osmosis-1	6
33	stafihub-1	3
>jackal-1
39	kaiyo-1	94
0	osmosis-1	412
2	secret-4	62
>joltify_1729-1
1	noble-1	81
>juno-1
87	kaiyo-1	1
210	migaloo-1	1
548	neutron-1	4328
224	noble-1	3
212	exchain-66	52
0	osmosis-1	42
47	osmosis-1	169		wasm.juno1v4887y83d6g28puzvt8cl0f3cdhd3y6y9mpysnsp3k8krdm7l6jqgm0rkn	transfer
33	core-1	37
215	quicksilver-2	22
48	secret-4	8
163	secret-4	45		transfer	wasm.secret1tqmms5awftpuhalcv5h5mg76fa0tkdz4jv9ex4
139	stride-1	24
27	columbus-5	20
86	phoenix-1	2
>kava_2222-10
116	kaiyo-1	95
120	migaloo-1	48
136	neutron-1	36
151	noble-1	88
1	osmosis-1	143
134	core-1	129
132	pacific-1	18
138	phoenix-1	272
>kichain-2
0	osmosis-1	77
18	osmosis-1	261		wasm.ki1hzz0s0ucrhdp6tue2lxk3c03nj6f60qy463we7lgx0wudd72ctmsd9kgha	transfer
>kima_network
4	osmosis-1	86496
>darchub
0	osmosis-1	171
>luwak-1
9	noble-1	122
10	osmosis-1	97998
16	planq_7070-2	65
18	stride-1	322
5	phoenix-1	586
>kaiyo-1
58	migaloo-1	8
75	neutron-1	3
62	noble-1	2
116	nomic-stakenet-3	0
157	odin-mainnet-freya	63
3	osmosis-1	259
158	core-1	152
51	planq_7070-2	23
115	realionetwork_3301-1	4
10	secret-4	22
44	secret-4	46		transfer	wasm.secret1tqmms5awftpuhalcv5h5mg76fa0tkdz4jv9ex4
63	stafihub-1	6
32	stride-1	8
89	teritori-1	30
5	phoenix-1	10
36	phoenix-1	28		transfer	wasm.terra1e0mrzy8077druuu42vs0hu7ugguade0cj65dgtauyaw4gsl4kv0qtdf2au
>kyve-1
0	osmosis-1	767
3	source-1	2
7	xion-mainnet-1	5
>lava-mainnet-1
9	noble-1	105
1	osmosis-1	76971
>likecoin-mainnet-2
3	osmosis-1	53
>lorenzo_8329-1
0	osmosis-1	79840
>lumen
1	osmosis-1	109674
>lumera-mainnet-1
0	osmosis-1	106313
>lum-network-1
3	osmosis-1	115
>manifest-ledger-mainnet
0	osmosis-1	100418
>mantra-1
7	neutron-1	6964
1	noble-1	101
0	osmosis-1	85077
>medasdigital-2
0	osmosis-1	87042
4	sentinelhub-2	60
>meme-1
1	osmosis-1	238
>migaloo-1
60	noble-1	14
5	osmosis-1	642
4	secret-4	57
103	secret-4	129		transfer	wasm.secret1tqmms5awftpuhalcv5h5mg76fa0tkdz4jv9ex4
57	pacific-1	14
114	columbus-5	87		transfer	wasm.terra19pfxzj9580h7rjd6z6sn5x2se76vgrc0etltr79g9z3t82jzp4hq63qguc
0	phoenix-1	86
2	phoenix-1	87		transfer	wasm.terra1e0mrzy8077druuu42vs0hu7ugguade0cj65dgtauyaw4gsl4kv0qtdf2au
>mirage-1
1	osmosis-1	108698
>mtgbp-1
0	osmosis-1	105394
>mucoin-1
0	osmosis-1	110556
>Neutaro-1
4	osmosis-1	79092
>neutron-1
30	noble-1	18
44	pirin-1	3839
6478	nomic-stakenet-3	4
10	osmosis-1	874
49	core-1	136
2060	ssc-1	10
1551	secret-4	144
1950	secret-4	151		transfer	wasm.secret1tqmms5awftpuhalcv5h5mg76fa0tkdz4jv9ex4
2016	pacific-1	66
6852	sidechain-1	8
8	stride-1	123
25	phoenix-1	229
5	phoenix-1	167		transfer	wasm.terra1jhfjnm39y3nn9l4520mdn4k5mw23nz0674c4gsvyrcr90z9tqcvst22fce
5389	phoenix-1	554		transfer	wasm.terra1e0mrzy8077druuu42vs0hu7ugguade0cj65dgtauyaw4gsl4kv0qtdf2au
>cataclysm-1
2	noble-1	67
0	osmosis-1	21113
>noble-1
34	Oraichain	147		transfer	wasm.orai195269awwnt5m6c843q6w7hp8rt0k7syfu9de4h0wz384slshuzps8y7ccm
1	osmosis-1	750
205	paxi-mainnet	2
36	core-1	132
82	planq_7070-2	63
20	pio-mainnet-1	10
83	regen-1	165
607	ritbit-mainnet	0
581	safrochain-1	0
169	ssc-1	37
17	secret-4	88
39	pacific-1	45
87	shido_9008-1	5
123	sidechain-1	1
168	sunrise-1	0
54	teritori-1	62
149	columbus-5	113
30	phoenix-1	253
99	titan_18888-1	0
113	xion-mainnet-1	2
152	xrplevm_1440000-1	4
175	zigchain-1	3
>pirin-1
0	osmosis-1	783
13995	secret-4	146
>nomic-stakenet-3
1	osmosis-1	6897
>nyx
8	osmosis-1	15464
12	secret-4	174
>odin-mainnet-freya
3	osmosis-1	258
>optio
5	osmosis-1	108371
>Oraichain
13	osmosis-1	216
135	secret-4	217
140	secret-4	222		transfer	wasm.secret1tqmms5awftpuhalcv5h5mg76fa0tkdz4jv9ex4
>osmosis-1
82	panacea-3	1
2494	passage-2	0
107354	paxi-mainnet	0
4	core-1	6
492	planq_7070-2	1
222	pio-mainnet-1	7
12618	PUNDIX	1
17683	pylons-mainnet-1	29
105393	qfs-1	0
109956	qie_1990-1	0
688	quasar-1	1
522	quicksilver-2	2
880	qwoyn-1	0
1424	realionetwork_3301-1	1
355	reb_1111-1	0
8	regen-1	1
221	titan-1	1
110497	safrochain-1	1
38946	ssc-1	1
20100	scorum-1	1
88	secret-4	1
476	secret-4	44		transfer	wasm.secret1tqmms5awftpuhalcv5h5mg76fa0tkdz4jv9ex4
75016	seda-1	0
782	pacific-1	0
78292	self-1	1
2	sentinelhub-2	0
5485	sgenet-1	0
647	ShareRing-VoyagerNet	0
146	shentu-2.2	8
73755	shido_9008-1	0
98081	sidechain-1	0
47	sifchain-1	17
165	sommelier-3	0
8945	source-1	0
5413	stafihub-1	10
81016	stratos-1	1
326	stride-1	5
106275	sunrise-1	3
104867	symphony-1	0
85186	synternet-1	1
110566	tail-1	0
105111	taketitan-1	0
362	teritori-1	0
72	columbus-5	1
78488	columbus-5	108		transfer	wasm.terra19pfxzj9580h7rjd6z6sn5x2se76vgrc0etltr79g9z3t82jzp4hq63qguc
251	phoenix-1	1
559	phoenix-1	85		transfer	wasm.terra1d90p5lacfxnqgjxjupu234lxnxyeu8fdeef4d0e0nqy3p30r7gss4myn9x
341	phoenix-1	26		transfer	wasm.terra1e0mrzy8077druuu42vs0hu7ugguade0cj65dgtauyaw4gsl4kv0qtdf2au
21671	phoenix-1	392		transfer	wasm.terra1jhfjnm39y3nn9l4520mdn4k5mw23nz0674c4gsvyrcr90z9tqcvst22fce
110319	1919	1
382	FUND-MainNet-2	0
110224	wolo-1	0
89321	xion-mainnet-1	1
1634	dimension_37-1	9
104325	xrplevm_1440000-1	3
>core-1
159	secret-4	132		transfer	wasm.secret1tqmms5awftpuhalcv5h5mg76fa0tkdz4jv9ex4
>planq_7070-2
59	pacific-1	13
61	source-1	1
>quicksilver-2
17	regen-1	61
170	ssc-1	18
52	secret-4	65
101	sommelier-3	59
244	phoenix-1	604
229	xion-mainnet-1	8
>ssc-1
17	secret-4	152
0	stride-1	213
>secret-4
3	sentinelhub-2	50
15	sifchain-1	65
37	stride-1	40
111	teritori-1	63
2	columbus-5	16
16	phoenix-1	3
127	phoenix-1	382		transfer	wasm.terra1e0mrzy8077druuu42vs0hu7ugguade0cj65dgtauyaw4gsl4kv0qtdf2au
>pacific-1
11	stride-1	149
78	diamond-1	3
>sommelier-3
71	stride-1	150
>stafihub-1
9	phoenix-1	204
>stride-1
52	phoenix-1	46
>columbus-5
85	phoenix-1	314
>agoricdev-25
315	axelar-testnet-lisbon-3	623
25	provider	388
23	elysicstestnet-1	11
7	pion-1	1748
11	grand-1	337
5	osmo-test-5	10293
13	stride-internal-1	60
>constantine-3
50	axelar-testnet-lisbon-3	305
368	mesomelas-1	1
225	osmo-test-5	7779
>atomone-testnet-1
0	axelar-testnet-lisbon-3	629
>axelar-testnet-lisbon-3
598	bbn-test-5	13
297	dydx-testnet-4	4
444	lava-testnet-2	4
594	manifest-ledger-testnet	6
339	osmo-test-5	4170
261	test-core-2	0
566	ssc-testnet-2	3
537	titan_18889-1	5
612	zig-test-2	0
>bbn-test-5
8	provider	347
1	pion-1	1651
7	grand-1	329
21	osmo-test-5	10366
22	osmo-test-5	10367		wasm.bbn17tu5q57xdf3u4m0u8j4mnjlcwe9kt4n87fmc4cdnrkf9zungn7wsjfhts0	transfer
>mocha-4
0	theta-testnet-001	3152
25	osmo-test-5	4370
>babajaga-1
5	osmo-test-5	7735
>banksy-testnet-3
11	osmo-test-5	329
>coreum-testnet-1
47	osmo-test-5	7894
>theta-testnet-001
3302	elysicstestnet-1	16
2765	circulus-1	2
4004	harpoon-4	51
3306	osmo-test-5	4156
2777	test-core-2	1
242	symphony-testnet-4	1
3910	titan_18889-1	0	-
373	docas_10100-1	0
>provider
579	divine-testnet-1	1
241	mantra-dukong-1	3
374	xrplevm_1449000-1	1
>divine-testnet-1
0	osmo-test-5	11380
>vota-testnet
1	osmo-test-5	1260
>dydx-testnet-4
86	int3-test-2	5
>elysicstestnet-1
12	grand-1	19
10	xrplevm_1449000-1	3
>circulus-1
0	osmo-test-5	155
1	elgafar-1	459
>hippo-protocol-testnet-1
0	osmo-test-5	10743
>pandora-8
10	osmo-test-5	1637
>injective-888
74	nois-testnet-005	33
77026	osmo-test-5	10092
77038	xrplevm_1449000-1	4
>int3-test-2
4	grand-1	537
1	osmo-test-5	9755
>kima_testnet
2	osmo-test-5	9247
>harpoon-4
73	pisco-1	541
>kaon-1
2	osmo-test-5	10
>lava-testnet-2
5	osmo-test-5	6092
>likecoin-public-testnet-5
2	osmo-test-5	4357
>limonata_10777-1
0	osmo-test-5	11808
>lumera-testnet-2
0	osmo-test-5	10884
>manifest-ledger-testnet
5	osmo-test-5	10183
>mantra-dukong-1
2	grand-1	237
0	osmo-test-5	9126
>ares-1
28	osmo-test-5	5499
>pion-1
496	grand-1	43
133	nois-testnet-005	40
1061	rila-3	1
196	osmo-test-5	4172
>grand-1
22	osmo-test-5	4280
23	atlantic-2	75
208	titan_18889-1	7
333	xion-testnet-2	3
704	zig-test-2	44
>nois-testnet-005
48	elgafar-1	485
>rila-3
0	osmo-test-5	8272
>osmo-test-5
1037	test-core-2	7
11229	qubetics_9029-1	8
4946	ssc-testnet-2	20
1568	sge-network-3	1
4175	elgafar-1	638
8295	swisstronik_1291-1	2
9540	symphony-testnet-4	0
9152	amber-2	0
85186	amber-2	1
9941	titan-test-4	5
5969	titan_18889-1	2	-
10231	xion-testnet-2	2
10361	xrplevm_1449000-1	2
>elgafar-1
1006	symphony-testnet-4	2
807	titan_18889-1	3	-
>interwoven-1
3	noble-1	129
10	celestia	86
60	bfb-1	0
27	civitia-1	0
35	echelon-1	0
58	ingnetwork-1	0
66	intergaze-1	0
38	rave-1	0
25	yominet-1	0
33	zaar-mainnet-1	0`

export const venues = `\
osmosis-1	osmosis-poolmanager	osmo10a3k4hvk37cc4hnxctw4p95fhscd2z6h2rmx0aukc6rm8u9qqx9smfsh7u		~osmosis/images/osmo.png
neutron-1	neutron-astroport	neutron1zvesudsdfxusz06jztpph4d3h5x6veglqsspxns2v2jqml9nhywskcc923		~neutron/images/astro.png
neutron-1	neutron-duality	neutron1zvesudsdfxusz06jztpph4d3h5x6veglqsspxns2v2jqml9nhywskcc923
neutron-1	neutron-lido-satellite	neutron1zvesudsdfxusz06jztpph4d3h5x6veglqsspxns2v2jqml9nhywskcc923
phoenix-1	terra-astroport	terra15ctc0svsahp7ttkzvg9p8drdw37rwhmgwhp6xkl2pzrqv3wvl39s5pylel		~neutron/images/astro.png
phoenix-1	terra-white-whale	terra15ctc0svsahp7ttkzvg9p8drdw37rwhmgwhp6xkl2pzrqv3wvl39s5pylel		~migaloo/images/white-whale.png
injective-1	injective-astroport	inj1avq0qwqzvxvrqgahw0uk2kmsqmtx28v0yz9945		~neutron/images/astro.png
injective-1	injective-helix
injective-1	injective-white-whale			~migaloo/images/white-whale.png
core-1	persistence-dexter	persistence18x2ae7yhd3ggvw4ryp5fjtxz5e0z3ml6srnv3ssqxedvlaqvecyq9pwq2s
chihuahua-1	chihuahua-white-whale			~migaloo/images/white-whale.png
archway-1	archway-astrovault			~archway/images/axv.png
1	ethereum-uniswap		0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2	~_non-cosmos/ethereum/images/uni.svg
10	optimism-uniswap		0x4200000000000000000000000000000000000006	~_non-cosmos/ethereum/images/uni.svg
137	polygon-uniswap		0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270	~_non-cosmos/ethereum/images/uni.svg
42161	arbitrum-uniswap		0x82aF49447D8a07e3bd95BD0d56f35241523fBab1	~_non-cosmos/ethereum/images/uni.svg
8453	base-uniswap		0x4200000000000000000000000000000000000006	~_non-cosmos/ethereum/images/uni.svg
43114	avalanche-uniswap		0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7	~_non-cosmos/ethereum/images/uni.svg
56	binance-uniswap		0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c	~_non-cosmos/ethereum/images/uni.svg
42220	celo-uniswap			~_non-cosmos/ethereum/images/uni.svg
81457	blast-uniswap			~_non-cosmos/ethereum/images/uni.svg`

export const bridges = `\
CCTP	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"0","destination_domain":"1","token_messenger_address":"0xBd3fa81B58Ba92a82136038B25aDec7066af3155","message_transmitter_address":"0x8186359aF5F57FbB40c6b14A588d2A59C0C29880"}
CCTP	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"0","destination_domain":"2","token_messenger_address":"0xBd3fa81B58Ba92a82136038B25aDec7066af3155","message_transmitter_address":"0x4D41f22c5a0e5c74090899E5a8Fb597a8842b3e8"}
CCTP	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"0","destination_domain":"3","token_messenger_address":"0xBd3fa81B58Ba92a82136038B25aDec7066af3155","message_transmitter_address":"0xC30362313FBBA5cf9163F0bb16a0e01f01A896ca"}
CCTP	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	noble-1	uusdc	1140	{"max_amount":"1000000000000","public_relay":true,"source_domain":"0","destination_domain":"4","token_messenger_address":"0xBd3fa81B58Ba92a82136038B25aDec7066af3155"}
CCTP	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	solana	EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"0","destination_domain":"5","token_messenger_address":"0xBd3fa81B58Ba92a82136038B25aDec7066af3155"}
CCTP	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"0","destination_domain":"6","token_messenger_address":"0xBd3fa81B58Ba92a82136038B25aDec7066af3155","message_transmitter_address":"0xAD09780d193884d503182aD4588450C416D6F9D4"}
CCTP	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"0","destination_domain":"7","token_messenger_address":"0xBd3fa81B58Ba92a82136038B25aDec7066af3155","message_transmitter_address":"0xF3be9355363857F3e001be68856A2f96b4C39Ba9"}
CCTP	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	130	0x078D782b760474a361dDA0AF3839290b0EF57AD6	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"0","destination_domain":"10","token_messenger_address":"0xBd3fa81B58Ba92a82136038B25aDec7066af3155","message_transmitter_address":"0x353bE9E2E38AB1D19104534e4edC21c643Df86f4"}
CCTP	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	8	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"1","destination_domain":"0","token_messenger_address":"0x6B25532e1060CE10cc3B0A99e5683b91BFDe6982","message_transmitter_address":"0x0a992d191DEeC32aFe36203Ad87D7d289a738F81"}
CCTP	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	8	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"1","destination_domain":"2","token_messenger_address":"0x6B25532e1060CE10cc3B0A99e5683b91BFDe6982","message_transmitter_address":"0x4D41f22c5a0e5c74090899E5a8Fb597a8842b3e8"}
CCTP	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	8	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"1","destination_domain":"3","token_messenger_address":"0x6B25532e1060CE10cc3B0A99e5683b91BFDe6982","message_transmitter_address":"0xC30362313FBBA5cf9163F0bb16a0e01f01A896ca"}
CCTP	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	noble-1	uusdc	8	{"max_amount":"1000000000000","public_relay":true,"source_domain":"1","destination_domain":"4","token_messenger_address":"0x6B25532e1060CE10cc3B0A99e5683b91BFDe6982"}
CCTP	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	solana	EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v	8	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"1","destination_domain":"5","token_messenger_address":"0x6B25532e1060CE10cc3B0A99e5683b91BFDe6982"}
CCTP	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	8	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"1","destination_domain":"6","token_messenger_address":"0x6B25532e1060CE10cc3B0A99e5683b91BFDe6982","message_transmitter_address":"0xAD09780d193884d503182aD4588450C416D6F9D4"}
CCTP	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	8	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"1","destination_domain":"7","token_messenger_address":"0x6B25532e1060CE10cc3B0A99e5683b91BFDe6982","message_transmitter_address":"0xF3be9355363857F3e001be68856A2f96b4C39Ba9"}
CCTP	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	130	0x078D782b760474a361dDA0AF3839290b0EF57AD6	8	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"1","destination_domain":"10","token_messenger_address":"0x6B25532e1060CE10cc3B0A99e5683b91BFDe6982","message_transmitter_address":"0x353bE9E2E38AB1D19104534e4edC21c643Df86f4"}
CCTP	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"2","destination_domain":"0","token_messenger_address":"0x2B4069517957735bE00ceE0fadAE88a26365528f","message_transmitter_address":"0x0a992d191DEeC32aFe36203Ad87D7d289a738F81"}
CCTP	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"2","destination_domain":"1","token_messenger_address":"0x2B4069517957735bE00ceE0fadAE88a26365528f","message_transmitter_address":"0x8186359aF5F57FbB40c6b14A588d2A59C0C29880"}
CCTP	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"2","destination_domain":"3","token_messenger_address":"0x2B4069517957735bE00ceE0fadAE88a26365528f","message_transmitter_address":"0xC30362313FBBA5cf9163F0bb16a0e01f01A896ca"}
CCTP	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	noble-1	uusdc	1140	{"max_amount":"1000000000000","public_relay":true,"source_domain":"2","destination_domain":"4","token_messenger_address":"0x2B4069517957735bE00ceE0fadAE88a26365528f"}
CCTP	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	solana	EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"2","destination_domain":"5","token_messenger_address":"0x2B4069517957735bE00ceE0fadAE88a26365528f"}
CCTP	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"2","destination_domain":"6","token_messenger_address":"0x2B4069517957735bE00ceE0fadAE88a26365528f","message_transmitter_address":"0xAD09780d193884d503182aD4588450C416D6F9D4"}
CCTP	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"2","destination_domain":"7","token_messenger_address":"0x2B4069517957735bE00ceE0fadAE88a26365528f","message_transmitter_address":"0xF3be9355363857F3e001be68856A2f96b4C39Ba9"}
CCTP	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	130	0x078D782b760474a361dDA0AF3839290b0EF57AD6	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"2","destination_domain":"10","token_messenger_address":"0x2B4069517957735bE00ceE0fadAE88a26365528f","message_transmitter_address":"0x353bE9E2E38AB1D19104534e4edC21c643Df86f4"}
CCTP	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"3","destination_domain":"0","token_messenger_address":"0x19330d10D9Cc8751218eaf51E8885D058642E08A","message_transmitter_address":"0x0a992d191DEeC32aFe36203Ad87D7d289a738F81"}
CCTP	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"3","destination_domain":"1","token_messenger_address":"0x19330d10D9Cc8751218eaf51E8885D058642E08A","message_transmitter_address":"0x8186359aF5F57FbB40c6b14A588d2A59C0C29880"}
CCTP	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"3","destination_domain":"2","token_messenger_address":"0x19330d10D9Cc8751218eaf51E8885D058642E08A","message_transmitter_address":"0x4D41f22c5a0e5c74090899E5a8Fb597a8842b3e8"}
CCTP	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	noble-1	uusdc	1140	{"max_amount":"1000000000000","public_relay":true,"source_domain":"3","destination_domain":"4","token_messenger_address":"0x19330d10D9Cc8751218eaf51E8885D058642E08A"}
CCTP	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	solana	EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"3","destination_domain":"5","token_messenger_address":"0x19330d10D9Cc8751218eaf51E8885D058642E08A"}
CCTP	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"3","destination_domain":"6","token_messenger_address":"0x19330d10D9Cc8751218eaf51E8885D058642E08A","message_transmitter_address":"0xAD09780d193884d503182aD4588450C416D6F9D4"}
CCTP	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"3","destination_domain":"7","token_messenger_address":"0x19330d10D9Cc8751218eaf51E8885D058642E08A","message_transmitter_address":"0xF3be9355363857F3e001be68856A2f96b4C39Ba9"}
CCTP	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	130	0x078D782b760474a361dDA0AF3839290b0EF57AD6	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"3","destination_domain":"10","token_messenger_address":"0x19330d10D9Cc8751218eaf51E8885D058642E08A","message_transmitter_address":"0x353bE9E2E38AB1D19104534e4edC21c643Df86f4"}
CCTP	noble-1	uusdc	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	20	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"4","destination_domain":"0","message_transmitter_address":"0x0a992d191DEeC32aFe36203Ad87D7d289a738F81"}
CCTP	noble-1	uusdc	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	20	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"4","destination_domain":"1","message_transmitter_address":"0x8186359aF5F57FbB40c6b14A588d2A59C0C29880"}
CCTP	noble-1	uusdc	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	20	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"4","destination_domain":"2","message_transmitter_address":"0x4D41f22c5a0e5c74090899E5a8Fb597a8842b3e8"}
CCTP	noble-1	uusdc	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	20	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"4","destination_domain":"3","message_transmitter_address":"0xC30362313FBBA5cf9163F0bb16a0e01f01A896ca"}
CCTP	noble-1	uusdc	solana	EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v	20	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"4","destination_domain":"5"}
CCTP	noble-1	uusdc	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	20	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"4","destination_domain":"6","message_transmitter_address":"0xAD09780d193884d503182aD4588450C416D6F9D4"}
CCTP	noble-1	uusdc	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	20	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"4","destination_domain":"7","message_transmitter_address":"0xF3be9355363857F3e001be68856A2f96b4C39Ba9"}
CCTP	noble-1	uusdc	130	0x078D782b760474a361dDA0AF3839290b0EF57AD6	20	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"4","destination_domain":"10","message_transmitter_address":"0x353bE9E2E38AB1D19104534e4edC21c643Df86f4"}
CCTP	solana	EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	25	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"5","destination_domain":"0","message_transmitter_address":"0x0a992d191DEeC32aFe36203Ad87D7d289a738F81"}
CCTP	solana	EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	25	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"5","destination_domain":"1","message_transmitter_address":"0x8186359aF5F57FbB40c6b14A588d2A59C0C29880"}
CCTP	solana	EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	25	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"5","destination_domain":"2","message_transmitter_address":"0x4D41f22c5a0e5c74090899E5a8Fb597a8842b3e8"}
CCTP	solana	EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	25	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"5","destination_domain":"3","message_transmitter_address":"0xC30362313FBBA5cf9163F0bb16a0e01f01A896ca"}
CCTP	solana	EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v	noble-1	uusdc	25	{"max_amount":"1000000000000","public_relay":true,"source_domain":"5","destination_domain":"4"}
CCTP	solana	EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	25	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"5","destination_domain":"6","message_transmitter_address":"0xAD09780d193884d503182aD4588450C416D6F9D4"}
CCTP	solana	EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	25	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"5","destination_domain":"7","message_transmitter_address":"0xF3be9355363857F3e001be68856A2f96b4C39Ba9"}
CCTP	solana	EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v	130	0x078D782b760474a361dDA0AF3839290b0EF57AD6	25	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"5","destination_domain":"10","message_transmitter_address":"0x353bE9E2E38AB1D19104534e4edC21c643Df86f4"}
CCTP	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"6","destination_domain":"0","token_messenger_address":"0x1682Ae6375C4E4A97e4B583BC394c861A46D8962","message_transmitter_address":"0x0a992d191DEeC32aFe36203Ad87D7d289a738F81"}
CCTP	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"6","destination_domain":"1","token_messenger_address":"0x1682Ae6375C4E4A97e4B583BC394c861A46D8962","message_transmitter_address":"0x8186359aF5F57FbB40c6b14A588d2A59C0C29880"}
CCTP	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"6","destination_domain":"2","token_messenger_address":"0x1682Ae6375C4E4A97e4B583BC394c861A46D8962","message_transmitter_address":"0x4D41f22c5a0e5c74090899E5a8Fb597a8842b3e8"}
CCTP	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"6","destination_domain":"3","token_messenger_address":"0x1682Ae6375C4E4A97e4B583BC394c861A46D8962","message_transmitter_address":"0xC30362313FBBA5cf9163F0bb16a0e01f01A896ca"}
CCTP	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	noble-1	uusdc	1140	{"max_amount":"1000000000000","public_relay":true,"source_domain":"6","destination_domain":"4","token_messenger_address":"0x1682Ae6375C4E4A97e4B583BC394c861A46D8962"}
CCTP	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	solana	EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"6","destination_domain":"5","token_messenger_address":"0x1682Ae6375C4E4A97e4B583BC394c861A46D8962"}
CCTP	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"6","destination_domain":"7","token_messenger_address":"0x1682Ae6375C4E4A97e4B583BC394c861A46D8962","message_transmitter_address":"0xF3be9355363857F3e001be68856A2f96b4C39Ba9"}
CCTP	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	130	0x078D782b760474a361dDA0AF3839290b0EF57AD6	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"6","destination_domain":"10","token_messenger_address":"0x1682Ae6375C4E4A97e4B583BC394c861A46D8962","message_transmitter_address":"0x353bE9E2E38AB1D19104534e4edC21c643Df86f4"}
CCTP	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"7","destination_domain":"0","token_messenger_address":"0x9daF8c91AEFAE50b9c0E69629D3F6Ca40cA3B3FE","message_transmitter_address":"0x0a992d191DEeC32aFe36203Ad87D7d289a738F81"}
CCTP	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	120	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"7","destination_domain":"1","token_messenger_address":"0x9daF8c91AEFAE50b9c0E69629D3F6Ca40cA3B3FE","message_transmitter_address":"0x8186359aF5F57FbB40c6b14A588d2A59C0C29880"}
CCTP	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	120	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"7","destination_domain":"2","token_messenger_address":"0x9daF8c91AEFAE50b9c0E69629D3F6Ca40cA3B3FE","message_transmitter_address":"0x4D41f22c5a0e5c74090899E5a8Fb597a8842b3e8"}
CCTP	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	120	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"7","destination_domain":"3","token_messenger_address":"0x9daF8c91AEFAE50b9c0E69629D3F6Ca40cA3B3FE","message_transmitter_address":"0xC30362313FBBA5cf9163F0bb16a0e01f01A896ca"}
CCTP	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	noble-1	uusdc	120	{"max_amount":"1000000000000","public_relay":true,"source_domain":"7","destination_domain":"4","token_messenger_address":"0x9daF8c91AEFAE50b9c0E69629D3F6Ca40cA3B3FE"}
CCTP	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	solana	EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v	120	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"7","destination_domain":"5","token_messenger_address":"0x9daF8c91AEFAE50b9c0E69629D3F6Ca40cA3B3FE"}
CCTP	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	120	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"7","destination_domain":"6","token_messenger_address":"0x9daF8c91AEFAE50b9c0E69629D3F6Ca40cA3B3FE","message_transmitter_address":"0xAD09780d193884d503182aD4588450C416D6F9D4"}
CCTP	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	130	0x078D782b760474a361dDA0AF3839290b0EF57AD6	120	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"7","destination_domain":"10","token_messenger_address":"0x9daF8c91AEFAE50b9c0E69629D3F6Ca40cA3B3FE","message_transmitter_address":"0x353bE9E2E38AB1D19104534e4edC21c643Df86f4"}
CCTP	130	0x078D782b760474a361dDA0AF3839290b0EF57AD6	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"10","destination_domain":"0","token_messenger_address":"0x4e744b28E787c3aD0e810eD65A24461D4ac5a762","message_transmitter_address":"0x0a992d191DEeC32aFe36203Ad87D7d289a738F81"}
CCTP	130	0x078D782b760474a361dDA0AF3839290b0EF57AD6	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"10","destination_domain":"1","token_messenger_address":"0x4e744b28E787c3aD0e810eD65A24461D4ac5a762","message_transmitter_address":"0x8186359aF5F57FbB40c6b14A588d2A59C0C29880"}
CCTP	130	0x078D782b760474a361dDA0AF3839290b0EF57AD6	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"10","destination_domain":"2","token_messenger_address":"0x4e744b28E787c3aD0e810eD65A24461D4ac5a762","message_transmitter_address":"0x4D41f22c5a0e5c74090899E5a8Fb597a8842b3e8"}
CCTP	130	0x078D782b760474a361dDA0AF3839290b0EF57AD6	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"10","destination_domain":"3","token_messenger_address":"0x4e744b28E787c3aD0e810eD65A24461D4ac5a762","message_transmitter_address":"0xC30362313FBBA5cf9163F0bb16a0e01f01A896ca"}
CCTP	130	0x078D782b760474a361dDA0AF3839290b0EF57AD6	noble-1	uusdc	1140	{"max_amount":"1000000000000","public_relay":true,"source_domain":"10","destination_domain":"4","token_messenger_address":"0x4e744b28E787c3aD0e810eD65A24461D4ac5a762"}
CCTP	130	0x078D782b760474a361dDA0AF3839290b0EF57AD6	solana	EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"10","destination_domain":"5","token_messenger_address":"0x4e744b28E787c3aD0e810eD65A24461D4ac5a762"}
CCTP	130	0x078D782b760474a361dDA0AF3839290b0EF57AD6	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"10","destination_domain":"6","token_messenger_address":"0x4e744b28E787c3aD0e810eD65A24461D4ac5a762","message_transmitter_address":"0xAD09780d193884d503182aD4588450C416D6F9D4"}
CCTP	130	0x078D782b760474a361dDA0AF3839290b0EF57AD6	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"10","destination_domain":"7","token_messenger_address":"0x4e744b28E787c3aD0e810eD65A24461D4ac5a762","message_transmitter_address":"0xF3be9355363857F3e001be68856A2f96b4C39Ba9"}
CCTP	11155111	0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238	421614	0x75faf114eafb1BDbe2F0316DF893fd58CE46AA4d	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"0","destination_domain":"3","token_messenger_address":"0x9f3B8679c73C2Fef8b59B4f3444d4e156fb70AA5","message_transmitter_address":"0xaCF1ceeF35caAc005e15888dDb8A3515C41B4872"}
CCTP	11155111	0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238	grand-1	uusdc	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"0","destination_domain":"4","token_messenger_address":"0x9f3B8679c73C2Fef8b59B4f3444d4e156fb70AA5"}
CCTP	11155111	0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238	84532	0x036CbD53842c5426634e7929541eC2318f3dCF7e	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"0","destination_domain":"6","token_messenger_address":"0x9f3B8679c73C2Fef8b59B4f3444d4e156fb70AA5","message_transmitter_address":"0x7865fAfC2db2093669d92c0F33AeEF291086BEFD"}
CCTP	421614	0x75faf114eafb1BDbe2F0316DF893fd58CE46AA4d	11155111	0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"3","destination_domain":"0","token_messenger_address":"0x9f3B8679c73C2Fef8b59B4f3444d4e156fb70AA5","message_transmitter_address":"0x7865fAfC2db2093669d92c0F33AeEF291086BEFD"}
CCTP	421614	0x75faf114eafb1BDbe2F0316DF893fd58CE46AA4d	grand-1	uusdc	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"3","destination_domain":"4","token_messenger_address":"0x9f3B8679c73C2Fef8b59B4f3444d4e156fb70AA5"}
CCTP	421614	0x75faf114eafb1BDbe2F0316DF893fd58CE46AA4d	84532	0x036CbD53842c5426634e7929541eC2318f3dCF7e	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"3","destination_domain":"6","token_messenger_address":"0x9f3B8679c73C2Fef8b59B4f3444d4e156fb70AA5","message_transmitter_address":"0x7865fAfC2db2093669d92c0F33AeEF291086BEFD"}
CCTP	grand-1	uusdc	11155111	0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238	20	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"4","destination_domain":"0","message_transmitter_address":"0x7865fAfC2db2093669d92c0F33AeEF291086BEFD"}
CCTP	grand-1	uusdc	421614	0x75faf114eafb1BDbe2F0316DF893fd58CE46AA4d	20	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"4","destination_domain":"3","message_transmitter_address":"0xaCF1ceeF35caAc005e15888dDb8A3515C41B4872"}
CCTP	grand-1	uusdc	84532	0x036CbD53842c5426634e7929541eC2318f3dCF7e	20	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"4","destination_domain":"6","message_transmitter_address":"0x7865fAfC2db2093669d92c0F33AeEF291086BEFD"}
CCTP	84532	0x036CbD53842c5426634e7929541eC2318f3dCF7e	11155111	0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"6","destination_domain":"0","token_messenger_address":"0x9f3B8679c73C2Fef8b59B4f3444d4e156fb70AA5","message_transmitter_address":"0x7865fAfC2db2093669d92c0F33AeEF291086BEFD"}
CCTP	84532	0x036CbD53842c5426634e7929541eC2318f3dCF7e	421614	0x75faf114eafb1BDbe2F0316DF893fd58CE46AA4d	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"6","destination_domain":"3","token_messenger_address":"0x9f3B8679c73C2Fef8b59B4f3444d4e156fb70AA5","message_transmitter_address":"0xaCF1ceeF35caAc005e15888dDb8A3515C41B4872"}
CCTP	84532	0x036CbD53842c5426634e7929541eC2318f3dCF7e	grand-1	uusdc	1140	{"max_amount":"1000000000000","fee_unknown":true,"source_domain":"6","destination_domain":"4","token_messenger_address":"0x9f3B8679c73C2Fef8b59B4f3444d4e156fb70AA5"}
GO_FAST	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	osmosis-1	ibc/498A0751C798A0D9A389AA3691123DADA57DAA4FE165D5C75894505B876BA6E4	30	{"min_amount":"20000000","max_amount":"25000000000","fee":{"kind":"BRIDGE","behavior":"DEDUCTED","bps":10,"source":"5000000","dest":"10000"},"source_domain":"1","destination_domain":"875","gateway_address":"0xE7935104c9670015b21c6300E5b95d2F75474CDA"}
GO_FAST	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	osmosis-1	ibc/498A0751C798A0D9A389AA3691123DADA57DAA4FE165D5C75894505B876BA6E4	30	{"min_amount":"10000000","max_amount":"25000000000","fee":{"kind":"BRIDGE","behavior":"DEDUCTED","bps":10,"source":"10000","dest":"10000"},"source_domain":"10","destination_domain":"875","gateway_address":"0x0F479de4fD3144642f1Af88e3797B1821724f703"}
GO_FAST	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	osmosis-1	ibc/498A0751C798A0D9A389AA3691123DADA57DAA4FE165D5C75894505B876BA6E4	30	{"min_amount":"10000000","max_amount":"25000000000","fee":{"kind":"BRIDGE","behavior":"DEDUCTED","bps":10,"source":"10000","dest":"10000"},"source_domain":"137","destination_domain":"875","gateway_address":"0x3Ffaf8D0D33226302E3a0AE48367cF1Dd2023B1f"}
GO_FAST	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	osmosis-1	ibc/498A0751C798A0D9A389AA3691123DADA57DAA4FE165D5C75894505B876BA6E4	30	{"min_amount":"10000000","max_amount":"25000000000","fee":{"kind":"BRIDGE","behavior":"DEDUCTED","bps":10,"source":"10000","dest":"10000"},"source_domain":"8453","destination_domain":"875","gateway_address":"0x43d090025aAA6C8693B71952B910AC55CcB56bBb"}
GO_FAST	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	osmosis-1	ibc/498A0751C798A0D9A389AA3691123DADA57DAA4FE165D5C75894505B876BA6E4	30	{"min_amount":"10000000","max_amount":"25000000000","fee":{"kind":"BRIDGE","behavior":"DEDUCTED","bps":10,"source":"50000","dest":"10000"},"source_domain":"42161","destination_domain":"875","gateway_address":"0x23Cb6147E5600C23d1fb5543916D3D5457c9B54C"}
GO_FAST	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	osmosis-1	ibc/498A0751C798A0D9A389AA3691123DADA57DAA4FE165D5C75894505B876BA6E4	30	{"min_amount":"10000000","max_amount":"25000000000","fee":{"kind":"BRIDGE","behavior":"DEDUCTED","bps":10,"source":"100000","dest":"10000"},"source_domain":"43114","destination_domain":"875","gateway_address":"0xD415B02A7E91dBAf92EAa4721F9289CFB7f4E1cF"}
STARGATE	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	60	{"pool_address":"0xc026395860Db2d07ee33e05fE50ed7bD583189C7","destination_endpoint_id":30111,"fee_unknown":true}
STARGATE	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	60	{"pool_address":"0xc026395860Db2d07ee33e05fE50ed7bD583189C7","destination_endpoint_id":30109,"fee_unknown":true}
STARGATE	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	60	{"pool_address":"0xc026395860Db2d07ee33e05fE50ed7bD583189C7","destination_endpoint_id":30184,"fee_unknown":true}
STARGATE	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	60	{"pool_address":"0xc026395860Db2d07ee33e05fE50ed7bD583189C7","destination_endpoint_id":30110,"fee_unknown":true}
STARGATE	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	60	{"pool_address":"0xc026395860Db2d07ee33e05fE50ed7bD583189C7","destination_endpoint_id":30106,"fee_unknown":true}
STARGATE	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	60	{"pool_address":"0xcE8CcA271Ebc0533920C83d39F417ED6A0abB7D0","destination_endpoint_id":30101,"fee_unknown":true}
STARGATE	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	60	{"pool_address":"0xcE8CcA271Ebc0533920C83d39F417ED6A0abB7D0","destination_endpoint_id":30109,"fee_unknown":true}
STARGATE	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	60	{"pool_address":"0xcE8CcA271Ebc0533920C83d39F417ED6A0abB7D0","destination_endpoint_id":30184,"fee_unknown":true}
STARGATE	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	60	{"pool_address":"0xcE8CcA271Ebc0533920C83d39F417ED6A0abB7D0","destination_endpoint_id":30110,"fee_unknown":true}
STARGATE	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	60	{"pool_address":"0xcE8CcA271Ebc0533920C83d39F417ED6A0abB7D0","destination_endpoint_id":30106,"fee_unknown":true}
STARGATE	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	60	{"pool_address":"0x9Aa02D4Fae7F58b8E8f34c66E756cC734DAc7fe4","destination_endpoint_id":30101,"fee_unknown":true}
STARGATE	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	60	{"pool_address":"0x9Aa02D4Fae7F58b8E8f34c66E756cC734DAc7fe4","destination_endpoint_id":30111,"fee_unknown":true}
STARGATE	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	60	{"pool_address":"0x9Aa02D4Fae7F58b8E8f34c66E756cC734DAc7fe4","destination_endpoint_id":30184,"fee_unknown":true}
STARGATE	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	60	{"pool_address":"0x9Aa02D4Fae7F58b8E8f34c66E756cC734DAc7fe4","destination_endpoint_id":30110,"fee_unknown":true}
STARGATE	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	60	{"pool_address":"0x9Aa02D4Fae7F58b8E8f34c66E756cC734DAc7fe4","destination_endpoint_id":30106,"fee_unknown":true}
STARGATE	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	60	{"pool_address":"0x27a16dc786820B16E5c9028b75B99F6f604b5d26","destination_endpoint_id":30101,"fee_unknown":true}
STARGATE	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	60	{"pool_address":"0x27a16dc786820B16E5c9028b75B99F6f604b5d26","destination_endpoint_id":30111,"fee_unknown":true}
STARGATE	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	60	{"pool_address":"0x27a16dc786820B16E5c9028b75B99F6f604b5d26","destination_endpoint_id":30109,"fee_unknown":true}
STARGATE	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	60	{"pool_address":"0x27a16dc786820B16E5c9028b75B99F6f604b5d26","destination_endpoint_id":30110,"fee_unknown":true}
STARGATE	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	60	{"pool_address":"0x27a16dc786820B16E5c9028b75B99F6f604b5d26","destination_endpoint_id":30106,"fee_unknown":true}
STARGATE	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	60	{"pool_address":"0xe8CDF27AcD73a434D661C84887215F7598e7d0d3","destination_endpoint_id":30101,"fee_unknown":true}
STARGATE	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	60	{"pool_address":"0xe8CDF27AcD73a434D661C84887215F7598e7d0d3","destination_endpoint_id":30111,"fee_unknown":true}
STARGATE	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	60	{"pool_address":"0xe8CDF27AcD73a434D661C84887215F7598e7d0d3","destination_endpoint_id":30109,"fee_unknown":true}
STARGATE	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	60	{"pool_address":"0xe8CDF27AcD73a434D661C84887215F7598e7d0d3","destination_endpoint_id":30184,"fee_unknown":true}
STARGATE	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	60	{"pool_address":"0xe8CDF27AcD73a434D661C84887215F7598e7d0d3","destination_endpoint_id":30106,"fee_unknown":true}
STARGATE	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	60	{"pool_address":"0x5634c4a5FEd09819E3c46D86A965Dd9447d86e47","destination_endpoint_id":30101,"fee_unknown":true}
STARGATE	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	10	0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85	60	{"pool_address":"0x5634c4a5FEd09819E3c46D86A965Dd9447d86e47","destination_endpoint_id":30111,"fee_unknown":true}
STARGATE	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	137	0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359	60	{"pool_address":"0x5634c4a5FEd09819E3c46D86A965Dd9447d86e47","destination_endpoint_id":30109,"fee_unknown":true}
STARGATE	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	8453	0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913	60	{"pool_address":"0x5634c4a5FEd09819E3c46D86A965Dd9447d86e47","destination_endpoint_id":30184,"fee_unknown":true}
STARGATE	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	42161	0xaf88d065e77c8cC2239327C5EDb3A432268e5831	60	{"pool_address":"0x5634c4a5FEd09819E3c46D86A965Dd9447d86e47","destination_endpoint_id":30110,"fee_unknown":true}
STARGATE	1	0xdAC17F958D2ee523a2206206994597C13D831ec7	10	0x94b008aA00579c1307B0EF2c499aD98a8ce58e58	60	{"pool_address":"0x933597a323Eb81cAe705C5bC29985172fd5A3973","destination_endpoint_id":30111,"fee_unknown":true}
STARGATE	1	0xdAC17F958D2ee523a2206206994597C13D831ec7	137	0xc2132D05D31c914a87C6611C10748AEb04B58e8F	60	{"pool_address":"0x933597a323Eb81cAe705C5bC29985172fd5A3973","destination_endpoint_id":30109,"fee_unknown":true}
STARGATE	1	0xdAC17F958D2ee523a2206206994597C13D831ec7	42161	0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9	60	{"pool_address":"0x933597a323Eb81cAe705C5bC29985172fd5A3973","destination_endpoint_id":30110,"fee_unknown":true}
STARGATE	1	0xdAC17F958D2ee523a2206206994597C13D831ec7	43114	0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7	60	{"pool_address":"0x933597a323Eb81cAe705C5bC29985172fd5A3973","destination_endpoint_id":30106,"fee_unknown":true}
STARGATE	10	0x94b008aA00579c1307B0EF2c499aD98a8ce58e58	1	0xdAC17F958D2ee523a2206206994597C13D831ec7	60	{"pool_address":"0x19cFCE47eD54a88614648DC3f19A5980097007dD","destination_endpoint_id":30101,"fee_unknown":true}
STARGATE	10	0x94b008aA00579c1307B0EF2c499aD98a8ce58e58	137	0xc2132D05D31c914a87C6611C10748AEb04B58e8F	60	{"pool_address":"0x19cFCE47eD54a88614648DC3f19A5980097007dD","destination_endpoint_id":30109,"fee_unknown":true}
STARGATE	10	0x94b008aA00579c1307B0EF2c499aD98a8ce58e58	42161	0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9	60	{"pool_address":"0x19cFCE47eD54a88614648DC3f19A5980097007dD","destination_endpoint_id":30110,"fee_unknown":true}
STARGATE	10	0x94b008aA00579c1307B0EF2c499aD98a8ce58e58	43114	0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7	60	{"pool_address":"0x19cFCE47eD54a88614648DC3f19A5980097007dD","destination_endpoint_id":30106,"fee_unknown":true}
STARGATE	137	0xc2132D05D31c914a87C6611C10748AEb04B58e8F	1	0xdAC17F958D2ee523a2206206994597C13D831ec7	60	{"pool_address":"0xd47b03ee6d86Cf251ee7860FB2ACf9f91B9fD4d7","destination_endpoint_id":30101,"fee_unknown":true}
STARGATE	137	0xc2132D05D31c914a87C6611C10748AEb04B58e8F	10	0x94b008aA00579c1307B0EF2c499aD98a8ce58e58	60	{"pool_address":"0xd47b03ee6d86Cf251ee7860FB2ACf9f91B9fD4d7","destination_endpoint_id":30111,"fee_unknown":true}
STARGATE	137	0xc2132D05D31c914a87C6611C10748AEb04B58e8F	42161	0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9	60	{"pool_address":"0xd47b03ee6d86Cf251ee7860FB2ACf9f91B9fD4d7","destination_endpoint_id":30110,"fee_unknown":true}
STARGATE	137	0xc2132D05D31c914a87C6611C10748AEb04B58e8F	43114	0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7	60	{"pool_address":"0xd47b03ee6d86Cf251ee7860FB2ACf9f91B9fD4d7","destination_endpoint_id":30106,"fee_unknown":true}
STARGATE	42161	0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9	1	0xdAC17F958D2ee523a2206206994597C13D831ec7	60	{"pool_address":"0xcE8CcA271Ebc0533920C83d39F417ED6A0abB7D0","destination_endpoint_id":30101,"fee_unknown":true}
STARGATE	42161	0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9	10	0x94b008aA00579c1307B0EF2c499aD98a8ce58e58	60	{"pool_address":"0xcE8CcA271Ebc0533920C83d39F417ED6A0abB7D0","destination_endpoint_id":30111,"fee_unknown":true}
STARGATE	42161	0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9	137	0xc2132D05D31c914a87C6611C10748AEb04B58e8F	60	{"pool_address":"0xcE8CcA271Ebc0533920C83d39F417ED6A0abB7D0","destination_endpoint_id":30109,"fee_unknown":true}
STARGATE	42161	0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9	43114	0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7	60	{"pool_address":"0xcE8CcA271Ebc0533920C83d39F417ED6A0abB7D0","destination_endpoint_id":30106,"fee_unknown":true}
STARGATE	43114	0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7	1	0xdAC17F958D2ee523a2206206994597C13D831ec7	60	{"pool_address":"0x12dC9256Acc9895B076f6638D628382881e62CeE","destination_endpoint_id":30101,"fee_unknown":true}
STARGATE	43114	0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7	10	0x94b008aA00579c1307B0EF2c499aD98a8ce58e58	60	{"pool_address":"0x12dC9256Acc9895B076f6638D628382881e62CeE","destination_endpoint_id":30111,"fee_unknown":true}
STARGATE	43114	0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7	137	0xc2132D05D31c914a87C6611C10748AEb04B58e8F	60	{"pool_address":"0x12dC9256Acc9895B076f6638D628382881e62CeE","destination_endpoint_id":30109,"fee_unknown":true}
STARGATE	43114	0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7	42161	0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9	60	{"pool_address":"0x12dC9256Acc9895B076f6638D628382881e62CeE","destination_endpoint_id":30110,"fee_unknown":true}
STARGATE	1	ethereum-native	10	optimism-native	60	{"pool_address":"0x77b2043768d28E9C9aB44E1aBfC95944bcE57931","destination_endpoint_id":30111,"fee_unknown":true}
STARGATE	1	ethereum-native	8453	base-native	60	{"pool_address":"0x77b2043768d28E9C9aB44E1aBfC95944bcE57931","destination_endpoint_id":30184,"fee_unknown":true}
STARGATE	1	ethereum-native	42161	arbitrum-native	60	{"pool_address":"0x77b2043768d28E9C9aB44E1aBfC95944bcE57931","destination_endpoint_id":30110,"fee_unknown":true}
STARGATE	1	ethereum-native	59144	linea-native	60	{"pool_address":"0x77b2043768d28E9C9aB44E1aBfC95944bcE57931","destination_endpoint_id":30183,"fee_unknown":true}
STARGATE	10	optimism-native	1	ethereum-native	60	{"pool_address":"0xe8CDF27AcD73a434D661C84887215F7598e7d0d3","destination_endpoint_id":30101,"fee_unknown":true}
STARGATE	10	optimism-native	8453	base-native	60	{"pool_address":"0xe8CDF27AcD73a434D661C84887215F7598e7d0d3","destination_endpoint_id":30184,"fee_unknown":true}
STARGATE	10	optimism-native	42161	arbitrum-native	60	{"pool_address":"0xe8CDF27AcD73a434D661C84887215F7598e7d0d3","destination_endpoint_id":30110,"fee_unknown":true}
STARGATE	10	optimism-native	59144	linea-native	60	{"pool_address":"0xe8CDF27AcD73a434D661C84887215F7598e7d0d3","destination_endpoint_id":30183,"fee_unknown":true}
STARGATE	8453	base-native	1	ethereum-native	60	{"pool_address":"0xdc181Bd607330aeeBEF6ea62e03e5e1Fb4B6F7C7","destination_endpoint_id":30101,"fee_unknown":true}
STARGATE	8453	base-native	10	optimism-native	60	{"pool_address":"0xdc181Bd607330aeeBEF6ea62e03e5e1Fb4B6F7C7","destination_endpoint_id":30111,"fee_unknown":true}
STARGATE	8453	base-native	42161	arbitrum-native	60	{"pool_address":"0xdc181Bd607330aeeBEF6ea62e03e5e1Fb4B6F7C7","destination_endpoint_id":30110,"fee_unknown":true}
STARGATE	8453	base-native	59144	linea-native	60	{"pool_address":"0xdc181Bd607330aeeBEF6ea62e03e5e1Fb4B6F7C7","destination_endpoint_id":30183,"fee_unknown":true}
STARGATE	42161	arbitrum-native	1	ethereum-native	60	{"pool_address":"0xA45B5130f36CDcA45667738e2a258AB09f4A5f7F","destination_endpoint_id":30101,"fee_unknown":true}
STARGATE	42161	arbitrum-native	10	optimism-native	60	{"pool_address":"0xA45B5130f36CDcA45667738e2a258AB09f4A5f7F","destination_endpoint_id":30111,"fee_unknown":true}
STARGATE	42161	arbitrum-native	8453	base-native	60	{"pool_address":"0xA45B5130f36CDcA45667738e2a258AB09f4A5f7F","destination_endpoint_id":30184,"fee_unknown":true}
STARGATE	42161	arbitrum-native	59144	linea-native	60	{"pool_address":"0xA45B5130f36CDcA45667738e2a258AB09f4A5f7F","destination_endpoint_id":30183,"fee_unknown":true}
STARGATE	59144	linea-native	1	ethereum-native	60	{"pool_address":"0x81F6138153d473E8c5EcebD3DC8Cd4903506B075","destination_endpoint_id":30101,"fee_unknown":true}
STARGATE	59144	linea-native	10	optimism-native	60	{"pool_address":"0x81F6138153d473E8c5EcebD3DC8Cd4903506B075","destination_endpoint_id":30111,"fee_unknown":true}
STARGATE	59144	linea-native	8453	base-native	60	{"pool_address":"0x81F6138153d473E8c5EcebD3DC8Cd4903506B075","destination_endpoint_id":30184,"fee_unknown":true}
STARGATE	59144	linea-native	42161	arbitrum-native	60	{"pool_address":"0x81F6138153d473E8c5EcebD3DC8Cd4903506B075","destination_endpoint_id":30110,"fee_unknown":true}
LAYER_ZERO	1	0xdAC17F958D2ee523a2206206994597C13D831ec7	137	0xc2132D05D31c914a87C6611C10748AEb04B58e8F	180	{"source_oft_contract_address":"0x6C96dE32CEa08842dcc4058c14d3aaAD7Fa41dee","destination_endpoint_id":30109,"fee_unknown":true}
LAYER_ZERO	1	0xdAC17F958D2ee523a2206206994597C13D831ec7	42161	0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9	180	{"source_oft_contract_address":"0x6C96dE32CEa08842dcc4058c14d3aaAD7Fa41dee","destination_endpoint_id":30110,"fee_unknown":true}
LAYER_ZERO	137	0xc2132D05D31c914a87C6611C10748AEb04B58e8F	1	0xdAC17F958D2ee523a2206206994597C13D831ec7	180	{"source_oft_contract_address":"0x6BA10300f0DC58B7a1e4c0e41f5daBb7D7829e13","destination_endpoint_id":30101,"fee_unknown":true}
LAYER_ZERO	137	0xc2132D05D31c914a87C6611C10748AEb04B58e8F	42161	0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9	180	{"source_oft_contract_address":"0x6BA10300f0DC58B7a1e4c0e41f5daBb7D7829e13","destination_endpoint_id":30110,"fee_unknown":true}
LAYER_ZERO	42161	0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9	1	0xdAC17F958D2ee523a2206206994597C13D831ec7	180	{"source_oft_contract_address":"0x14E4A1B13bf7F943c8ff7C51fb60FA964A298D92","destination_endpoint_id":30101,"fee_unknown":true}
LAYER_ZERO	42161	0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9	137	0xc2132D05D31c914a87C6611C10748AEb04B58e8F	180	{"source_oft_contract_address":"0x14E4A1B13bf7F943c8ff7C51fb60FA964A298D92","destination_endpoint_id":30109,"fee_unknown":true}
HYPERLANE	celestia	utia	1	0xB8fB4E8512c8272e8986058D0318C8cEFcB21aa7	300	{"hyperlane_contract_address":"0x726f757465725f61707000000000000000000000000000010000000000000000","destination_domain":1,"fee_unknown":true}
HYPERLANE	1	0xB8fB4E8512c8272e8986058D0318C8cEFcB21aa7	celestia	utia	300	{"hyperlane_contract_address":"0xB8fB4E8512c8272e8986058D0318C8cEFcB21aa7","destination_domain":1128614981,"fee_unknown":true}
HYPERLANE	celestia	utia	8453	0x5d27225a5D8A756e5655617b22cC03616C3B26c3	300	{"hyperlane_contract_address":"0x726f757465725f61707000000000000000000000000000010000000000000001","destination_domain":8453,"fee_unknown":true}
HYPERLANE	8453	0x5d27225a5D8A756e5655617b22cC03616C3B26c3	celestia	utia	300	{"hyperlane_contract_address":"0x5d27225a5D8A756e5655617b22cC03616C3B26c3","destination_domain":1128614981,"fee_unknown":true}
HYPERLANE	celestia	utia	2741	0x638e65eeb89182623E3923A95B1d4b7ED02ADbe0	300	{"hyperlane_contract_address":"0x726f757465725f61707000000000000000000000000000010000000000000002","destination_domain":2741,"fee_unknown":true}
HYPERLANE	2741	0x638e65eeb89182623E3923A95B1d4b7ED02ADbe0	celestia	utia	300	{"hyperlane_contract_address":"0x638e65eeb89182623E3923A95B1d4b7ED02ADbe0","destination_domain":1128614981,"fee_unknown":true}
HYPERLANE	celestia	utia	42161	0xD56734d7f9979dD94FAE3d67C7e928234e71cD4C	300	{"hyperlane_contract_address":"0x726f757465725f61707000000000000000000000000000010000000000000005","destination_domain":42161,"fee_unknown":true}
HYPERLANE	42161	0xD56734d7f9979dD94FAE3d67C7e928234e71cD4C	celestia	utia	300	{"hyperlane_contract_address":"0xD56734d7f9979dD94FAE3d67C7e928234e71cD4C","destination_domain":1128614981,"fee_unknown":true}
HYPERLANE	celestia	utia	984122	0x1052eF3419f26Bec74Ed7CEf4a4FA6812Bc09908	300	{"hyperlane_contract_address":"0x726f757465725f61707000000000000000000000000000010000000000000006","destination_domain":984122,"fee_unknown":true}
HYPERLANE	984122	0x1052eF3419f26Bec74Ed7CEf4a4FA6812Bc09908	celestia	utia	300	{"hyperlane_contract_address":"0x1052eF3419f26Bec74Ed7CEf4a4FA6812Bc09908","destination_domain":1128614981,"fee_unknown":true}
HYPERLANE	celestia	utia	169	0x6Fae4D9935E2fcb11fC79a64e917fb2BF14DaFaa	300	{"hyperlane_contract_address":"0x726f757465725f61707000000000000000000000000000010000000000000007","destination_domain":169,"fee_unknown":true}
HYPERLANE	169	0x6Fae4D9935E2fcb11fC79a64e917fb2BF14DaFaa	celestia	utia	300	{"hyperlane_contract_address":"0x6Fae4D9935E2fcb11fC79a64e917fb2BF14DaFaa","destination_domain":1128614981,"fee_unknown":true}
HYPERLANE	celestia	utia	solana	4PsPuUu4KK8a8kZsbqzTFQiPTriUNbzYyzEyB7bQMNBL	300	{"hyperlane_contract_address":"0x726f757465725f61707000000000000000000000000000010000000000000003","destination_domain":1399811149,"fee_unknown":true}
HYPERLANE	solana	4PsPuUu4KK8a8kZsbqzTFQiPTriUNbzYyzEyB7bQMNBL	celestia	utia	300	{"hyperlane_contract_address":"49UtqAFzuJ8bk2zgYjnGMaU3Z2xVs9n1eFY8Y4dKozyY","destination_domain":1128614981,"fee_unknown":true}
HYPERLANE	celestia	hyperlane/0x726f757465725f61707000000000000000000000000000020000000000000015	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	300	{"hyperlane_contract_address":"0x726f757465725f61707000000000000000000000000000020000000000000015","destination_domain":1,"fee_unknown":true}
HYPERLANE	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	celestia	hyperlane/0x726f757465725f61707000000000000000000000000000020000000000000015	300	{"hyperlane_contract_address":"0x6CF5640464BE070157D3173C69ca8F294c7595dF","destination_domain":1128614981,"fee_unknown":true}
OPINIT	interwoven-1	uinit	bfb-1	l2/5d3ed5b0870d4c8d8715a1bf92d8e99b8e49fbc1c0a29a0572485c7ff783b23b	60	{"op_init_bridge_id":"28"}
OPINIT	interwoven-1	uinit	cabal-1	l2/fe807d454c86db0d3f2b1c5ee5108b9440b5dcb98947585e3dc25ed3d6dfa900	60	{"op_init_bridge_id":"42"}
OPINIT	interwoven-1	uinit	civitia-1	l2/2b2d36f666e98b9eecf70d6ec24b882b79f2c8e2af73f54f97b8b670dbb87605	60	{"op_init_bridge_id":"12"}
OPINIT	interwoven-1	uinit	echelon-1	l2/23c8396041db74441f4268d0c7e0533177dc3e028a47a8e584318f2d0c46fbe9	60	{"op_init_bridge_id":"16"}
OPINIT	interwoven-1	uinit	ingnetwork-1	l2/4daa1ce1a1956bf454f4a22bd6ecc7932737c88e1c3868dcd208684e0d432009	60	{"op_init_bridge_id":"27"}
OPINIT	interwoven-1	uinit	intergaze-1	l2/fb936ffef4eb4019d82941992cc09ae2788ce7197fcb08cb00c4fe6f5e79184e	60	{"op_init_bridge_id":"31"}
OPINIT	interwoven-1	uinit	rave-1	l2/ffea49d63cbadcfd749b4f635eca198b2f3b44cb1f6b580f5d201d58f3bf7aea	60	{"op_init_bridge_id":"17"}
OPINIT	interwoven-1	uinit	yominet-1	l2/8f73cfaf153520f511b4fc0bd71d60d64b4e19eff04a350e642718a3c1ab3b06	60	{"op_init_bridge_id":"11"}
OPINIT	interwoven-1	uinit	zaar-mainnet-1	l2/a36904f28371e1718a83a0e6df4bb3db33decaacfca67aa702b3a66f2c89d61b	60	{"op_init_bridge_id":"15"}
EUREKA	cosmoshub-4	ibc/D742E8566B0B8CC8F569D950051C09CF57988A88F0E45574BFB3079D41DE6462	1	0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"08-wasm-1369","entry_contract_address":"cosmos1clswlqlfm8gpn7n5wu0ypu0ugaj36urlhj7yz30hn7v7mkcm2tuqy9f8s5","fee_payment_address":"cosmos1066ea436np9m6gf4q95q0nte2ctq84wuzahttk"}
EUREKA	1	0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599	cosmoshub-4	ibc/D742E8566B0B8CC8F569D950051C09CF57988A88F0E45574BFB3079D41DE6462	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"cosmoshub-0","entry_contract_address":"0xFc2d0487A0ae42ae7329a80dc269916A9184cF7C","fee_payment_address":"0x33C4DaD158F1E2cCF97bF17d1574d5b7b9f43002","ics20_transfer_address":"0xa348CfE719B63151F228e3C30EB424BA5a983012"}
EUREKA	cosmoshub-4	ibc/0C4417F123459B47B6933939BF6F128C362B0C1F9EDA6A6EBC08860E4672AF7E	1	0x7A56E1C57C7475CCf742a1832B028F0456652F97	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"08-wasm-1369","entry_contract_address":"cosmos1clswlqlfm8gpn7n5wu0ypu0ugaj36urlhj7yz30hn7v7mkcm2tuqy9f8s5","fee_payment_address":"cosmos1066ea436np9m6gf4q95q0nte2ctq84wuzahttk"}
EUREKA	1	0x7A56E1C57C7475CCf742a1832B028F0456652F97	cosmoshub-4	ibc/0C4417F123459B47B6933939BF6F128C362B0C1F9EDA6A6EBC08860E4672AF7E	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"cosmoshub-0","entry_contract_address":"0xFc2d0487A0ae42ae7329a80dc269916A9184cF7C","fee_payment_address":"0x33C4DaD158F1E2cCF97bF17d1574d5b7b9f43002","ics20_transfer_address":"0xa348CfE719B63151F228e3C30EB424BA5a983012"}
EUREKA	cosmoshub-4	ibc/486D45458E018B59D1F23ADD116D21A881D8DA3BC348B9E0E22354CA031C977E	1	0xd9D920AA40f578ab794426F5C90F6C731D159DEf	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"08-wasm-1369","entry_contract_address":"cosmos1clswlqlfm8gpn7n5wu0ypu0ugaj36urlhj7yz30hn7v7mkcm2tuqy9f8s5","fee_payment_address":"cosmos1066ea436np9m6gf4q95q0nte2ctq84wuzahttk"}
EUREKA	1	0xd9D920AA40f578ab794426F5C90F6C731D159DEf	cosmoshub-4	ibc/486D45458E018B59D1F23ADD116D21A881D8DA3BC348B9E0E22354CA031C977E	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"cosmoshub-0","entry_contract_address":"0xFc2d0487A0ae42ae7329a80dc269916A9184cF7C","fee_payment_address":"0x33C4DaD158F1E2cCF97bF17d1574d5b7b9f43002","ics20_transfer_address":"0xa348CfE719B63151F228e3C30EB424BA5a983012"}
EUREKA	cosmoshub-4	ibc/9DA8B22BC0E6D76C2D621EF008168BC163B09A517697B14B68DE75382043152E	1	0xF469fBD2abcd6B9de8E169d128226C0Fc90a012e	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"08-wasm-1369","entry_contract_address":"cosmos1clswlqlfm8gpn7n5wu0ypu0ugaj36urlhj7yz30hn7v7mkcm2tuqy9f8s5","fee_payment_address":"cosmos1066ea436np9m6gf4q95q0nte2ctq84wuzahttk"}
EUREKA	1	0xF469fBD2abcd6B9de8E169d128226C0Fc90a012e	cosmoshub-4	ibc/9DA8B22BC0E6D76C2D621EF008168BC163B09A517697B14B68DE75382043152E	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"cosmoshub-0","entry_contract_address":"0xFc2d0487A0ae42ae7329a80dc269916A9184cF7C","fee_payment_address":"0x33C4DaD158F1E2cCF97bF17d1574d5b7b9f43002","ics20_transfer_address":"0xa348CfE719B63151F228e3C30EB424BA5a983012"}
EUREKA	cosmoshub-4	ibc/9EE1F80BA2AE01138A40D656BBB42D11B1720000D6F64FC5988E412B6EDB4F71	1	0x004E9C3EF86bc1ca1f0bB5C7662861Ee93350568	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"08-wasm-1369","entry_contract_address":"cosmos1clswlqlfm8gpn7n5wu0ypu0ugaj36urlhj7yz30hn7v7mkcm2tuqy9f8s5","fee_payment_address":"cosmos1066ea436np9m6gf4q95q0nte2ctq84wuzahttk"}
EUREKA	1	0x004E9C3EF86bc1ca1f0bB5C7662861Ee93350568	cosmoshub-4	ibc/9EE1F80BA2AE01138A40D656BBB42D11B1720000D6F64FC5988E412B6EDB4F71	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"cosmoshub-0","entry_contract_address":"0xFc2d0487A0ae42ae7329a80dc269916A9184cF7C","fee_payment_address":"0x33C4DaD158F1E2cCF97bF17d1574d5b7b9f43002","ics20_transfer_address":"0xa348CfE719B63151F228e3C30EB424BA5a983012"}
EUREKA	cosmoshub-4	ibc/286A30F7F093357CE113A2E3B9A2E497F7A691CAFC624ABC615DE147DCE9FD17	1	0xf6718b2701D4a6498eF77D7c152b2137Ab28b8A3	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"08-wasm-1369","entry_contract_address":"cosmos1clswlqlfm8gpn7n5wu0ypu0ugaj36urlhj7yz30hn7v7mkcm2tuqy9f8s5","fee_payment_address":"cosmos1066ea436np9m6gf4q95q0nte2ctq84wuzahttk"}
EUREKA	1	0xf6718b2701D4a6498eF77D7c152b2137Ab28b8A3	cosmoshub-4	ibc/286A30F7F093357CE113A2E3B9A2E497F7A691CAFC624ABC615DE147DCE9FD17	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"cosmoshub-0","entry_contract_address":"0xFc2d0487A0ae42ae7329a80dc269916A9184cF7C","fee_payment_address":"0x33C4DaD158F1E2cCF97bF17d1574d5b7b9f43002","ics20_transfer_address":"0xa348CfE719B63151F228e3C30EB424BA5a983012"}
EUREKA	cosmoshub-4	ibc/6583B66D1450B5A0E997C85A4048749ADCBD745562D62F3CC1CEE5D41B5814D1	1	0xbDf245957992bfBC62B07e344128a1EEc7b7eE3f	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"08-wasm-1369","entry_contract_address":"cosmos1clswlqlfm8gpn7n5wu0ypu0ugaj36urlhj7yz30hn7v7mkcm2tuqy9f8s5","fee_payment_address":"cosmos1066ea436np9m6gf4q95q0nte2ctq84wuzahttk"}
EUREKA	1	0xbDf245957992bfBC62B07e344128a1EEc7b7eE3f	cosmoshub-4	ibc/6583B66D1450B5A0E997C85A4048749ADCBD745562D62F3CC1CEE5D41B5814D1	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"cosmoshub-0","entry_contract_address":"0xFc2d0487A0ae42ae7329a80dc269916A9184cF7C","fee_payment_address":"0x33C4DaD158F1E2cCF97bF17d1574d5b7b9f43002","ics20_transfer_address":"0xa348CfE719B63151F228e3C30EB424BA5a983012"}
EUREKA	cosmoshub-4	ibc/AE65FB498AFB35CC06301BEE6EA8063DC41CE04D80A8D167258B73D7A863DA8D	1	0x9356f6d95b8E109F4b7Ce3E49D672967d3B48383	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"08-wasm-1369","entry_contract_address":"cosmos1clswlqlfm8gpn7n5wu0ypu0ugaj36urlhj7yz30hn7v7mkcm2tuqy9f8s5","fee_payment_address":"cosmos1066ea436np9m6gf4q95q0nte2ctq84wuzahttk"}
EUREKA	1	0x9356f6d95b8E109F4b7Ce3E49D672967d3B48383	cosmoshub-4	ibc/AE65FB498AFB35CC06301BEE6EA8063DC41CE04D80A8D167258B73D7A863DA8D	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"cosmoshub-0","entry_contract_address":"0xFc2d0487A0ae42ae7329a80dc269916A9184cF7C","fee_payment_address":"0x33C4DaD158F1E2cCF97bF17d1574d5b7b9f43002","ics20_transfer_address":"0xa348CfE719B63151F228e3C30EB424BA5a983012"}
EUREKA	cosmoshub-4	ibc/6F8F0E9D472BF053261F2DEBE521801B703372777F3923B48DAE55D4F1212B5F	1	0x657e8C867D8B37dCC18fA4Caead9C45EB088C642	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"08-wasm-1369","entry_contract_address":"cosmos1clswlqlfm8gpn7n5wu0ypu0ugaj36urlhj7yz30hn7v7mkcm2tuqy9f8s5","fee_payment_address":"cosmos1066ea436np9m6gf4q95q0nte2ctq84wuzahttk"}
EUREKA	1	0x657e8C867D8B37dCC18fA4Caead9C45EB088C642	cosmoshub-4	ibc/6F8F0E9D472BF053261F2DEBE521801B703372777F3923B48DAE55D4F1212B5F	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"cosmoshub-0","entry_contract_address":"0xFc2d0487A0ae42ae7329a80dc269916A9184cF7C","fee_payment_address":"0x33C4DaD158F1E2cCF97bF17d1574d5b7b9f43002","ics20_transfer_address":"0xa348CfE719B63151F228e3C30EB424BA5a983012"}
EUREKA	cosmoshub-4	ibc/9CB24EF57DF00EFFCE3B52FC1225EDEDF98B31DB8C792B43C7E3D4AD9B3982CF	1	0x6A9A65B84843F5fD4aC9a0471C4fc11AFfFBce4a	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"08-wasm-1369","entry_contract_address":"cosmos1clswlqlfm8gpn7n5wu0ypu0ugaj36urlhj7yz30hn7v7mkcm2tuqy9f8s5","fee_payment_address":"cosmos1066ea436np9m6gf4q95q0nte2ctq84wuzahttk"}
EUREKA	1	0x6A9A65B84843F5fD4aC9a0471C4fc11AFfFBce4a	cosmoshub-4	ibc/9CB24EF57DF00EFFCE3B52FC1225EDEDF98B31DB8C792B43C7E3D4AD9B3982CF	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"cosmoshub-0","entry_contract_address":"0xFc2d0487A0ae42ae7329a80dc269916A9184cF7C","fee_payment_address":"0x33C4DaD158F1E2cCF97bF17d1574d5b7b9f43002","ics20_transfer_address":"0xa348CfE719B63151F228e3C30EB424BA5a983012"}
EUREKA	cosmoshub-4	ibc/5512EB544A275E5375CE4D82233BDAA2D03002E352A9C6B0049175BD368DF10E	1	0x1aBaEA1f7C830bD89Acc67eC4af516284b1bC33c	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"08-wasm-1369","entry_contract_address":"cosmos1clswlqlfm8gpn7n5wu0ypu0ugaj36urlhj7yz30hn7v7mkcm2tuqy9f8s5","fee_payment_address":"cosmos1066ea436np9m6gf4q95q0nte2ctq84wuzahttk"}
EUREKA	1	0x1aBaEA1f7C830bD89Acc67eC4af516284b1bC33c	cosmoshub-4	ibc/5512EB544A275E5375CE4D82233BDAA2D03002E352A9C6B0049175BD368DF10E	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"cosmoshub-0","entry_contract_address":"0xFc2d0487A0ae42ae7329a80dc269916A9184cF7C","fee_payment_address":"0x33C4DaD158F1E2cCF97bF17d1574d5b7b9f43002","ics20_transfer_address":"0xa348CfE719B63151F228e3C30EB424BA5a983012"}
EUREKA	cosmoshub-4	ibc/E7E51FFF94A8B55BE84CEB0345E5CAF0A5DAEB374C6806CE908098B8996C7782	1	0xdAC17F958D2ee523a2206206994597C13D831ec7	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"08-wasm-1369","entry_contract_address":"cosmos1clswlqlfm8gpn7n5wu0ypu0ugaj36urlhj7yz30hn7v7mkcm2tuqy9f8s5","fee_payment_address":"cosmos1066ea436np9m6gf4q95q0nte2ctq84wuzahttk"}
EUREKA	1	0xdAC17F958D2ee523a2206206994597C13D831ec7	cosmoshub-4	ibc/E7E51FFF94A8B55BE84CEB0345E5CAF0A5DAEB374C6806CE908098B8996C7782	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"cosmoshub-0","entry_contract_address":"0xFc2d0487A0ae42ae7329a80dc269916A9184cF7C","fee_payment_address":"0x33C4DaD158F1E2cCF97bF17d1574d5b7b9f43002","ics20_transfer_address":"0xa348CfE719B63151F228e3C30EB424BA5a983012"}
EUREKA	cosmoshub-4	ibc/C0B53D3D23827AE38058BED0BDCD554229278AF530A8D265FCF6DFF7C4B2ADFF	1	0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"08-wasm-1369","entry_contract_address":"cosmos1clswlqlfm8gpn7n5wu0ypu0ugaj36urlhj7yz30hn7v7mkcm2tuqy9f8s5","fee_payment_address":"cosmos1066ea436np9m6gf4q95q0nte2ctq84wuzahttk"}
EUREKA	1	0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2	cosmoshub-4	ibc/C0B53D3D23827AE38058BED0BDCD554229278AF530A8D265FCF6DFF7C4B2ADFF	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"cosmoshub-0","entry_contract_address":"0xFc2d0487A0ae42ae7329a80dc269916A9184cF7C","fee_payment_address":"0x33C4DaD158F1E2cCF97bF17d1574d5b7b9f43002","ics20_transfer_address":"0xa348CfE719B63151F228e3C30EB424BA5a983012"}
EUREKA	cosmoshub-4	ibc/B9B561EB378C9EB8C13CAA11FCBC78E6B865A3C65707972F17B1052CFC39F473	1	0xa3931d71877C0E7a3148CB7Eb4463524FEc27fbD	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"08-wasm-1369","entry_contract_address":"cosmos1clswlqlfm8gpn7n5wu0ypu0ugaj36urlhj7yz30hn7v7mkcm2tuqy9f8s5","fee_payment_address":"cosmos1066ea436np9m6gf4q95q0nte2ctq84wuzahttk"}
EUREKA	1	0xa3931d71877C0E7a3148CB7Eb4463524FEc27fbD	cosmoshub-4	ibc/B9B561EB378C9EB8C13CAA11FCBC78E6B865A3C65707972F17B1052CFC39F473	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"cosmoshub-0","entry_contract_address":"0xFc2d0487A0ae42ae7329a80dc269916A9184cF7C","fee_payment_address":"0x33C4DaD158F1E2cCF97bF17d1574d5b7b9f43002","ics20_transfer_address":"0xa348CfE719B63151F228e3C30EB424BA5a983012"}
EUREKA	cosmoshub-4	ibc/62F1A800DCE1AA0FD47B3592DEBB7A8956A383A14A4F756E4881AEA927B21671	1	0x007115416AB6c266329a03B09a8aa39aC2eF7d9d	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"08-wasm-1369","entry_contract_address":"cosmos1clswlqlfm8gpn7n5wu0ypu0ugaj36urlhj7yz30hn7v7mkcm2tuqy9f8s5","fee_payment_address":"cosmos1066ea436np9m6gf4q95q0nte2ctq84wuzahttk"}
EUREKA	1	0x007115416AB6c266329a03B09a8aa39aC2eF7d9d	cosmoshub-4	ibc/62F1A800DCE1AA0FD47B3592DEBB7A8956A383A14A4F756E4881AEA927B21671	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"cosmoshub-0","entry_contract_address":"0xFc2d0487A0ae42ae7329a80dc269916A9184cF7C","fee_payment_address":"0x33C4DaD158F1E2cCF97bF17d1574d5b7b9f43002","ics20_transfer_address":"0xa348CfE719B63151F228e3C30EB424BA5a983012"}
EUREKA	cosmoshub-4	ibc/09E95F57939E344EE36109AC41780B8A51F1FE0548A5203C5957674FF64C0F26	1	0x45804880De22913dAFE09f4980848ECE6EcbAf78	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"08-wasm-1369","entry_contract_address":"cosmos1clswlqlfm8gpn7n5wu0ypu0ugaj36urlhj7yz30hn7v7mkcm2tuqy9f8s5","fee_payment_address":"cosmos1066ea436np9m6gf4q95q0nte2ctq84wuzahttk"}
EUREKA	1	0x45804880De22913dAFE09f4980848ECE6EcbAf78	cosmoshub-4	ibc/09E95F57939E344EE36109AC41780B8A51F1FE0548A5203C5957674FF64C0F26	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"cosmoshub-0","entry_contract_address":"0xFc2d0487A0ae42ae7329a80dc269916A9184cF7C","fee_payment_address":"0x33C4DaD158F1E2cCF97bF17d1574d5b7b9f43002","ics20_transfer_address":"0xa348CfE719B63151F228e3C30EB424BA5a983012"}
EUREKA	cosmoshub-4	ibc/A96C4DBCB7E36F8D265E92240510DB0F29F39CE4AAF52DBDE686E448BA447886	1	0x68749665FF8D2d112Fa859AA293F07A622782F38	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"08-wasm-1369","entry_contract_address":"cosmos1clswlqlfm8gpn7n5wu0ypu0ugaj36urlhj7yz30hn7v7mkcm2tuqy9f8s5","fee_payment_address":"cosmos1066ea436np9m6gf4q95q0nte2ctq84wuzahttk"}
EUREKA	1	0x68749665FF8D2d112Fa859AA293F07A622782F38	cosmoshub-4	ibc/A96C4DBCB7E36F8D265E92240510DB0F29F39CE4AAF52DBDE686E448BA447886	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"cosmoshub-0","entry_contract_address":"0xFc2d0487A0ae42ae7329a80dc269916A9184cF7C","fee_payment_address":"0x33C4DaD158F1E2cCF97bF17d1574d5b7b9f43002","ics20_transfer_address":"0xa348CfE719B63151F228e3C30EB424BA5a983012"}
EUREKA	cosmoshub-4	ibc/F7C4726BF9F1B1872C48BA39688A1AC741E9D77B3182662CF6D42A149C86B758	1	0x812Ba41e071C7b7fA4EBcFB62dF5F45f6fA853Ee	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"08-wasm-1369","entry_contract_address":"cosmos1clswlqlfm8gpn7n5wu0ypu0ugaj36urlhj7yz30hn7v7mkcm2tuqy9f8s5","fee_payment_address":"cosmos1066ea436np9m6gf4q95q0nte2ctq84wuzahttk"}
EUREKA	1	0x812Ba41e071C7b7fA4EBcFB62dF5F45f6fA853Ee	cosmoshub-4	ibc/F7C4726BF9F1B1872C48BA39688A1AC741E9D77B3182662CF6D42A149C86B758	1200	{"fee_unknown":true,"destination_port":"transfer","source_client":"cosmoshub-0","entry_contract_address":"0xFc2d0487A0ae42ae7329a80dc269916A9184cF7C","fee_payment_address":"0x33C4DaD158F1E2cCF97bF17d1574d5b7b9f43002","ics20_transfer_address":"0xa348CfE719B63151F228e3C30EB424BA5a983012"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	acre_9052-1	ibc/BFAAB7870A9AAABF64A7366DAAA0B8E5065EAA1FCE762F45677DC24BE796EF65	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"acre"}
AXELAR	acre_9052-1	ibc/BFAAB7870A9AAABF64A7366DAAA0B8E5065EAA1FCE762F45677DC24BE796EF65	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-5"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	agoric-3	ibc/295548A78785A1007F232DE286149A6FF512F180AF5657780FC89C009E2C348F	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"agoric"}
AXELAR	agoric-3	ibc/295548A78785A1007F232DE286149A6FF512F180AF5657780FC89C009E2C348F	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-9"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	archway-1	ibc/B9E4FD154C92D3A23BEA029906C4C5FF2FE74CB7E3A058290B77197A263CF88B	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"archway"}
AXELAR	archway-1	ibc/B9E4FD154C92D3A23BEA029906C4C5FF2FE74CB7E3A058290B77197A263CF88B	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-13"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	atomone-1	ibc/616E26A85AD20A3DDEAEBDDE7262E3BA9356C557BC15CACEA86768D7D51FA703	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC"}
AXELAR	atomone-1	ibc/616E26A85AD20A3DDEAEBDDE7262E3BA9356C557BC15CACEA86768D7D51FA703	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-10"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	aura_6322-2	ibc/BFF0D3805B50D93E2FA5C0B2DDF7E0B30A631076CD80BC12A48C0E95404B4A41	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC"}
AXELAR	aura_6322-2	ibc/BFF0D3805B50D93E2FA5C0B2DDF7E0B30A631076CD80BC12A48C0E95404B4A41	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-4"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	axelar-dojo-1	uusdc	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	uusdc	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	bbn-1	ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC"}
AXELAR	bbn-1	ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-2"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	bitsong-2b	ibc/B559A80D62249C8AA07A380E2A2BEA6E5CA9A6F079C912C3A9E9B494105E4F81	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"bitsong"}
AXELAR	bitsong-2b	ibc/B559A80D62249C8AA07A380E2A2BEA6E5CA9A6F079C912C3A9E9B494105E4F81	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-30"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	celestia	ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"celestia"}
AXELAR	celestia	ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-1"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	perun-1	ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"c4e"}
AXELAR	perun-1	ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-0"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	centauri-1	ibc/032592DD10B3BE0C5DDB2AA608373D186F6E412ECDE7BC7B6E2B6073CE7EED29	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC"}
AXELAR	centauri-1	ibc/032592DD10B3BE0C5DDB2AA608373D186F6E412ECDE7BC7B6E2B6073CE7EED29	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-46"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	coreum-mainnet-1	ibc/B3504E092456BA618CC28AC671A71FB08C6CA0FD0BE7C8A5B5A3E2DD933CC9E4	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC"}
AXELAR	coreum-mainnet-1	ibc/B3504E092456BA618CC28AC671A71FB08C6CA0FD0BE7C8A5B5A3E2DD933CC9E4	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-6"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	cosmoshub-4	ibc/932D6003DA334ECBC5B23A071B4287D0A5CC97331197FE9F1C0689BA002A8421	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"cosmoshub"}
AXELAR	cosmoshub-4	ibc/932D6003DA334ECBC5B23A071B4287D0A5CC97331197FE9F1C0689BA002A8421	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-293"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	crescent-1	ibc/BFF0D3805B50D93E2FA5C0B2DDF7E0B30A631076CD80BC12A48C0E95404B4A41	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"crescent"}
AXELAR	crescent-1	ibc/BFF0D3805B50D93E2FA5C0B2DDF7E0B30A631076CD80BC12A48C0E95404B4A41	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-4"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	dymension_1100-1	ibc/BFAAB7870A9AAABF64A7366DAAA0B8E5065EAA1FCE762F45677DC24BE796EF65	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"dymension"}
AXELAR	dymension_1100-1	ibc/BFAAB7870A9AAABF64A7366DAAA0B8E5065EAA1FCE762F45677DC24BE796EF65	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-5"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	empowerchain-1	ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC"}
AXELAR	empowerchain-1	ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-2"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	haqq_11235-1	ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"haqq"}
AXELAR	haqq_11235-1	ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-1"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	ixo-5	ibc/2658C97FC74B74AB1898982081523C455561BBE3C705E47707021D47F3D94B38	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"ixo"}
AXELAR	ixo-5	ibc/2658C97FC74B74AB1898982081523C455561BBE3C705E47707021D47F3D94B38	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-23"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	injective-1	ibc/7E1AF94AD246BE522892751046F0C959B768642E5671CC3742264068D49553C0	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"injective"}
AXELAR	injective-1	ibc/7E1AF94AD246BE522892751046F0C959B768642E5671CC3742264068D49553C0	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-84"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	jackal-1	ibc/80E8F826480B995AE28C1EE86106C1BE2034FF1966579D29951CF61885458040	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC"}
AXELAR	jackal-1	ibc/80E8F826480B995AE28C1EE86106C1BE2034FF1966579D29951CF61885458040	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-49"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	juno-1	ibc/EAC38D55372F38F1AFD68DF7FE9EF762DCF69F26520643CF3F9D292A738D8034	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"juno"}
AXELAR	juno-1	ibc/EAC38D55372F38F1AFD68DF7FE9EF762DCF69F26520643CF3F9D292A738D8034	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-71"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	kaiyo-1	ibc/295548A78785A1007F232DE286149A6FF512F180AF5657780FC89C009E2C348F	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"kujira"}
AXELAR	kaiyo-1	ibc/295548A78785A1007F232DE286149A6FF512F180AF5657780FC89C009E2C348F	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-9"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	kyve-1	ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC"}
AXELAR	kyve-1	ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-1"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	lava-mainnet-1	ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"lava"}
AXELAR	lava-mainnet-1	ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-0"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	mantra-1	ibc/B3504E092456BA618CC28AC671A71FB08C6CA0FD0BE7C8A5B5A3E2DD933CC9E4	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC"}
AXELAR	mantra-1	ibc/B3504E092456BA618CC28AC671A71FB08C6CA0FD0BE7C8A5B5A3E2DD933CC9E4	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-6"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	migaloo-1	ibc/3808384ECC813CAF207992BE997BD18E18560E473D5368F1B4B77C3822262C4D	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"migaloo"}
AXELAR	migaloo-1	ibc/3808384ECC813CAF207992BE997BD18E18560E473D5368F1B4B77C3822262C4D	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-53"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	neutron-1	ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"neutron"}
AXELAR	neutron-1	ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-2"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	cataclysm-1	ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC"}
AXELAR	cataclysm-1	ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-1"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	pirin-1	ibc/374F4F22F8BA560D182922841988E56D671A901272483A619372813B8F10B0BB	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"nolus"}
AXELAR	pirin-1	ibc/374F4F22F8BA560D182922841988E56D671A901272483A619372813B8F10B0BB	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-10177"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	nyx	ibc/8AF69BC1E1D72B447738B50C28B382F62F2AF65DE303021E45C0B7C851B4B2E1	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC"}
AXELAR	nyx	ibc/8AF69BC1E1D72B447738B50C28B382F62F2AF65DE303021E45C0B7C851B4B2E1	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-14"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	odin-mainnet-freya	ibc/B90825FF57A70109217065F9BB1F61D4C7B2520708304DF356FB7E41E4944EAD	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC"}
AXELAR	odin-mainnet-freya	ibc/B90825FF57A70109217065F9BB1F61D4C7B2520708304DF356FB7E41E4944EAD	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-37"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	osmosis-1	ibc/D189335C6E4A68B513C10AB227BF1C1D38C746766278BA3EEB4FB14124F1D858	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/D189335C6E4A68B513C10AB227BF1C1D38C746766278BA3EEB4FB14124F1D858	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	pio-mainnet-1	ibc/295548A78785A1007F232DE286149A6FF512F180AF5657780FC89C009E2C348F	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"provenance"}
AXELAR	pio-mainnet-1	ibc/295548A78785A1007F232DE286149A6FF512F180AF5657780FC89C009E2C348F	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-9"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	ssc-1	ibc/37EF240838413BD7D3496183213F7F0F483EC7A330328F16AD901A1AC1450F72	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"saga"}
AXELAR	ssc-1	ibc/37EF240838413BD7D3496183213F7F0F483EC7A330328F16AD901A1AC1450F72	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-24"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	secret-4	ibc/CD7B6B7D85FDF5F72A78E806BCFB8060B561EEF27677B111E0A610626056451E	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC"}
AXELAR	secret-4	ibc/CD7B6B7D85FDF5F72A78E806BCFB8060B561EEF27677B111E0A610626056451E	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-20"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	pacific-1	ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"sei"}
AXELAR	pacific-1	ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-2"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	self-1	ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC"}
AXELAR	self-1	ibc/F082B65C88E4B6D5EF1DB243CDA1D331D002759E938A0F5CD3FFDC5D53B3E349	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-2"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	sentinelhub-2	ibc/230CB17AEA2EB8FF846B80E6C4A8EFFB11810B85335CD091751715B11F223711	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC"}
AXELAR	sentinelhub-2	ibc/230CB17AEA2EB8FF846B80E6C4A8EFFB11810B85335CD091751715B11F223711	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-96"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	shido_9008-1	ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC"}
AXELAR	shido_9008-1	ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-1"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	sidechain-1	ibc/B3504E092456BA618CC28AC671A71FB08C6CA0FD0BE7C8A5B5A3E2DD933CC9E4	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC"}
AXELAR	sidechain-1	ibc/B3504E092456BA618CC28AC671A71FB08C6CA0FD0BE7C8A5B5A3E2DD933CC9E4	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-6"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	sommelier-3	ibc/BFAAB7870A9AAABF64A7366DAAA0B8E5065EAA1FCE762F45677DC24BE796EF65	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"sommelier"}
AXELAR	sommelier-3	ibc/BFAAB7870A9AAABF64A7366DAAA0B8E5065EAA1FCE762F45677DC24BE796EF65	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-5"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	source-1	ibc/6490A7EAB61059BFC1CDDEB05917DD70BDF3A611654162A1A47DB930D40D8AF4	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC"}
AXELAR	source-1	ibc/6490A7EAB61059BFC1CDDEB05917DD70BDF3A611654162A1A47DB930D40D8AF4	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-3"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	stride-1	ibc/5FA12AB6B23F7FC00BFBA3B26E320C91226BF88CC17DA5E088013252C91AEAD1	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"stride"}
AXELAR	stride-1	ibc/5FA12AB6B23F7FC00BFBA3B26E320C91226BF88CC17DA5E088013252C91AEAD1	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-69"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	phoenix-1	ibc/B3504E092456BA618CC28AC671A71FB08C6CA0FD0BE7C8A5B5A3E2DD933CC9E4	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"terra-2"}
AXELAR	phoenix-1	ibc/B3504E092456BA618CC28AC671A71FB08C6CA0FD0BE7C8A5B5A3E2DD933CC9E4	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-6"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	xion-mainnet-1	ibc/6490A7EAB61059BFC1CDDEB05917DD70BDF3A611654162A1A47DB930D40D8AF4	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"xion"}
AXELAR	xion-mainnet-1	ibc/6490A7EAB61059BFC1CDDEB05917DD70BDF3A611654162A1A47DB930D40D8AF4	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-3"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	dimension_37-1	ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC","axelar_chain":"xpla"}
AXELAR	dimension_37-1	ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-0"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	zigchain-1	ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1140	{"axelar_asset":"uusdc","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDC"}
AXELAR	zigchain-1	ibc/65D0BEC6DAD96C7F5043D1E54E54B6BB5D5B3AEC3FF6CEBB75B9E059F3580EA3	1	0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48	120	{"axelar_asset":"uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdc","channel-1"],"axelar_chain":"Ethereum"}
AXELAR	1	0x853d955aCEf822Db058eb8505911ED77F175b99e	axelar-dojo-1	frax-wei	1140	{"axelar_asset":"frax-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"FRAX","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	frax-wei	1	0x853d955aCEf822Db058eb8505911ED77F175b99e	120	{"axelar_asset":"frax-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0x853d955aCEf822Db058eb8505911ED77F175b99e	osmosis-1	ibc/0E43EDE2E2A3AFA36D0CD38BDDC0B49FECA64FA426A82E102F304E430ECF46EE	1140	{"axelar_asset":"frax-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"FRAX","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/0E43EDE2E2A3AFA36D0CD38BDDC0B49FECA64FA426A82E102F304E430ECF46EE	1	0x853d955aCEf822Db058eb8505911ED77F175b99e	120	{"axelar_asset":"frax-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","frax-wei","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0x6B175474E89094C44Da98b954EedeAC495271d0F	axelar-dojo-1	dai-wei	1140	{"axelar_asset":"dai-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"DAI","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	dai-wei	1	0x6B175474E89094C44Da98b954EedeAC495271d0F	120	{"axelar_asset":"dai-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0x6B175474E89094C44Da98b954EedeAC495271d0F	osmosis-1	ibc/0CD3A0285E1341859B5E86B6AB7682F023D03E97607CCC1DC95706411D866DF7	1140	{"axelar_asset":"dai-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"DAI","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/0CD3A0285E1341859B5E86B6AB7682F023D03E97607CCC1DC95706411D866DF7	1	0x6B175474E89094C44Da98b954EedeAC495271d0F	120	{"axelar_asset":"dai-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","dai-wei","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0xdAC17F958D2ee523a2206206994597C13D831ec7	axelar-dojo-1	uusdt	1140	{"axelar_asset":"uusdt","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDT","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	uusdt	1	0xdAC17F958D2ee523a2206206994597C13D831ec7	120	{"axelar_asset":"uusdt","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0xdAC17F958D2ee523a2206206994597C13D831ec7	osmosis-1	ibc/8242AD24008032E457D2E12D46588FD39FB54FB29680C6C7663D296B383C37C4	1140	{"axelar_asset":"uusdt","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"USDT","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/8242AD24008032E457D2E12D46588FD39FB54FB29680C6C7663D296B383C37C4	1	0xdAC17F958D2ee523a2206206994597C13D831ec7	120	{"axelar_asset":"uusdt","fee_unknown":true,"via_ibc":["axelar-dojo-1","uusdt","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2	axelar-dojo-1	weth-wei	1140	{"axelar_asset":"weth-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"WETH","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	weth-wei	1	0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2	120	{"axelar_asset":"weth-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	ethereum-native	axelar-dojo-1	weth-wei	1140	{"axelar_asset":"weth-wei","fee_unknown":true,"deposit_service_address":"0xc1DCb196BA862B337Aa23eDA1Cb9503C0801b955","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	weth-wei	1	ethereum-native	120	{"axelar_asset":"weth-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2	kaiyo-1	ibc/1B38805B1C75352B28169284F96DF56BDEBD9E8FAC005BDCC8CF0378C82AA8E7	1140	{"axelar_asset":"weth-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"WETH","axelar_chain":"kujira"}
AXELAR	kaiyo-1	ibc/1B38805B1C75352B28169284F96DF56BDEBD9E8FAC005BDCC8CF0378C82AA8E7	1	0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2	120	{"axelar_asset":"weth-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","weth-wei","channel-9"],"axelar_chain":"Ethereum"}
AXELAR	1	ethereum-native	kaiyo-1	ibc/1B38805B1C75352B28169284F96DF56BDEBD9E8FAC005BDCC8CF0378C82AA8E7	1140	{"axelar_asset":"weth-wei","fee_unknown":true,"deposit_service_address":"0xc1DCb196BA862B337Aa23eDA1Cb9503C0801b955","axelar_chain":"kujira"}
AXELAR	kaiyo-1	ibc/1B38805B1C75352B28169284F96DF56BDEBD9E8FAC005BDCC8CF0378C82AA8E7	1	ethereum-native	120	{"axelar_asset":"weth-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","weth-wei","channel-9"],"axelar_chain":"Ethereum"}
AXELAR	1	0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2	neutron-1	ibc/A585C2D15DCD3B010849B453A2CFCB5E213208A5AB665691792684C26274304D	1140	{"axelar_asset":"weth-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"WETH","axelar_chain":"neutron"}
AXELAR	neutron-1	ibc/A585C2D15DCD3B010849B453A2CFCB5E213208A5AB665691792684C26274304D	1	0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2	120	{"axelar_asset":"weth-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","weth-wei","channel-2"],"axelar_chain":"Ethereum"}
AXELAR	1	ethereum-native	neutron-1	ibc/A585C2D15DCD3B010849B453A2CFCB5E213208A5AB665691792684C26274304D	1140	{"axelar_asset":"weth-wei","fee_unknown":true,"deposit_service_address":"0xc1DCb196BA862B337Aa23eDA1Cb9503C0801b955","axelar_chain":"neutron"}
AXELAR	neutron-1	ibc/A585C2D15DCD3B010849B453A2CFCB5E213208A5AB665691792684C26274304D	1	ethereum-native	120	{"axelar_asset":"weth-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","weth-wei","channel-2"],"axelar_chain":"Ethereum"}
AXELAR	1	0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2	osmosis-1	ibc/EA1D43981D5C9A1C4AAEA9C23BB1D4FA126BA9BC7020A25E0AE4AA841EA25DC5	1140	{"axelar_asset":"weth-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"WETH","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/EA1D43981D5C9A1C4AAEA9C23BB1D4FA126BA9BC7020A25E0AE4AA841EA25DC5	1	0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2	120	{"axelar_asset":"weth-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","weth-wei","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	ethereum-native	osmosis-1	ibc/EA1D43981D5C9A1C4AAEA9C23BB1D4FA126BA9BC7020A25E0AE4AA841EA25DC5	1140	{"axelar_asset":"weth-wei","fee_unknown":true,"deposit_service_address":"0xc1DCb196BA862B337Aa23eDA1Cb9503C0801b955","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/EA1D43981D5C9A1C4AAEA9C23BB1D4FA126BA9BC7020A25E0AE4AA841EA25DC5	1	ethereum-native	120	{"axelar_asset":"weth-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","weth-wei","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2	xion-mainnet-1	ibc/AAD7136DD626569C3DDE7C5F764968BB2E939875EFC568AE5712B62081850814	1140	{"axelar_asset":"weth-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"WETH","axelar_chain":"xion"}
AXELAR	xion-mainnet-1	ibc/AAD7136DD626569C3DDE7C5F764968BB2E939875EFC568AE5712B62081850814	1	0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2	120	{"axelar_asset":"weth-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","weth-wei","channel-3"],"axelar_chain":"Ethereum"}
AXELAR	1	ethereum-native	xion-mainnet-1	ibc/AAD7136DD626569C3DDE7C5F764968BB2E939875EFC568AE5712B62081850814	1140	{"axelar_asset":"weth-wei","fee_unknown":true,"deposit_service_address":"0xc1DCb196BA862B337Aa23eDA1Cb9503C0801b955","axelar_chain":"xion"}
AXELAR	xion-mainnet-1	ibc/AAD7136DD626569C3DDE7C5F764968BB2E939875EFC568AE5712B62081850814	1	ethereum-native	120	{"axelar_asset":"weth-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","weth-wei","channel-3"],"axelar_chain":"Ethereum"}
AXELAR	1	0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599	axelar-dojo-1	wbtc-satoshi	1140	{"axelar_asset":"wbtc-satoshi","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"WBTC","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	wbtc-satoshi	1	0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599	120	{"axelar_asset":"wbtc-satoshi","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599	neutron-1	ibc/DF8722298D192AAB85D86D0462E8166234A6A9A572DD4A2EA7996029DF4DB363	1140	{"axelar_asset":"wbtc-satoshi","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"WBTC","axelar_chain":"neutron"}
AXELAR	neutron-1	ibc/DF8722298D192AAB85D86D0462E8166234A6A9A572DD4A2EA7996029DF4DB363	1	0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599	120	{"axelar_asset":"wbtc-satoshi","fee_unknown":true,"via_ibc":["axelar-dojo-1","wbtc-satoshi","channel-2"],"axelar_chain":"Ethereum"}
AXELAR	1	0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599	osmosis-1	ibc/D1542AA8762DB13087D8364F3EA6509FD6F009A34F00426AF9E4F9FA85CBBF1F	1140	{"axelar_asset":"wbtc-satoshi","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"WBTC","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/D1542AA8762DB13087D8364F3EA6509FD6F009A34F00426AF9E4F9FA85CBBF1F	1	0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599	120	{"axelar_asset":"wbtc-satoshi","fee_unknown":true,"via_ibc":["axelar-dojo-1","wbtc-satoshi","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9	axelar-dojo-1	aave-wei	1140	{"axelar_asset":"aave-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"AAVE","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	aave-wei	1	0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9	120	{"axelar_asset":"aave-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9	osmosis-1	ibc/384E5DD50BDE042E1AAF51F312B55F08F95BC985C503880189258B4D9374CBBE	1140	{"axelar_asset":"aave-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"AAVE","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/384E5DD50BDE042E1AAF51F312B55F08F95BC985C503880189258B4D9374CBBE	1	0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9	120	{"axelar_asset":"aave-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","aave-wei","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0x4d224452801ACEd8B2F0aebE155379bb5D594381	axelar-dojo-1	ape-wei	1140	{"axelar_asset":"ape-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"APE","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	ape-wei	1	0x4d224452801ACEd8B2F0aebE155379bb5D594381	120	{"axelar_asset":"ape-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0x4d224452801ACEd8B2F0aebE155379bb5D594381	osmosis-1	ibc/F83CC6471DA4D4B508F437244F10B9E4C68975344E551A2DEB6B8617AB08F0D4	1140	{"axelar_asset":"ape-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"APE","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/F83CC6471DA4D4B508F437244F10B9E4C68975344E551A2DEB6B8617AB08F0D4	1	0x4d224452801ACEd8B2F0aebE155379bb5D594381	120	{"axelar_asset":"ape-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","ape-wei","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0xBB0E17EF65F82Ab018d8EDd776e8DD940327B28b	axelar-dojo-1	axs-wei	1140	{"axelar_asset":"axs-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"AXS","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	axs-wei	1	0xBB0E17EF65F82Ab018d8EDd776e8DD940327B28b	120	{"axelar_asset":"axs-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0x514910771AF9Ca656af840dff83E8264EcF986CA	axelar-dojo-1	link-wei	1140	{"axelar_asset":"link-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"LINK","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	link-wei	1	0x514910771AF9Ca656af840dff83E8264EcF986CA	120	{"axelar_asset":"link-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0x514910771AF9Ca656af840dff83E8264EcF986CA	osmosis-1	ibc/D3327A763C23F01EC43D1F0DB3CEFEC390C362569B6FD191F40A5192F8960049	1140	{"axelar_asset":"link-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"LINK","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/D3327A763C23F01EC43D1F0DB3CEFEC390C362569B6FD191F40A5192F8960049	1	0x514910771AF9Ca656af840dff83E8264EcF986CA	120	{"axelar_asset":"link-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","link-wei","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2	axelar-dojo-1	mkr-wei	1140	{"axelar_asset":"mkr-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"MKR","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	mkr-wei	1	0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2	120	{"axelar_asset":"mkr-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2	osmosis-1	ibc/D27DDDF34BB47E5D5A570742CC667DE53277867116CCCA341F27785E899A70F3	1140	{"axelar_asset":"mkr-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"MKR","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/D27DDDF34BB47E5D5A570742CC667DE53277867116CCCA341F27785E899A70F3	1	0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2	120	{"axelar_asset":"mkr-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","mkr-wei","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0x03ab458634910AaD20eF5f1C8ee96F1D6ac54919	axelar-dojo-1	rai-wei	1140	{"axelar_asset":"rai-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"RAI","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	rai-wei	1	0x03ab458634910AaD20eF5f1C8ee96F1D6ac54919	120	{"axelar_asset":"rai-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0x03ab458634910AaD20eF5f1C8ee96F1D6ac54919	osmosis-1	ibc/BD796662F8825327D41C96355DF62045A5BA225BAE31C0A86289B9D88ED3F44E	1140	{"axelar_asset":"rai-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"RAI","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/BD796662F8825327D41C96355DF62045A5BA225BAE31C0A86289B9D88ED3F44E	1	0x03ab458634910AaD20eF5f1C8ee96F1D6ac54919	120	{"axelar_asset":"rai-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","rai-wei","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE	axelar-dojo-1	shib-wei	1140	{"axelar_asset":"shib-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"SHIB","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	shib-wei	1	0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE	120	{"axelar_asset":"shib-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE	osmosis-1	ibc/19305E20681911F14D1FB275E538CDE524C3BF88CF9AE5D5F78F4D4DA05E85B2	1140	{"axelar_asset":"shib-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"SHIB","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/19305E20681911F14D1FB275E538CDE524C3BF88CF9AE5D5F78F4D4DA05E85B2	1	0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE	120	{"axelar_asset":"shib-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","shib-wei","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84	axelar-dojo-1	steth-wei	1140	{"axelar_asset":"steth-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"stETH","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	steth-wei	1	0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84	120	{"axelar_asset":"steth-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984	axelar-dojo-1	uni-wei	1140	{"axelar_asset":"uni-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"UNI","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	uni-wei	1	0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984	120	{"axelar_asset":"uni-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984	osmosis-1	ibc/AE2719773D6FCDD05AC17B1ED63F672F5F9D84144A61965F348C86C2A83AD161	1140	{"axelar_asset":"uni-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"UNI","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/AE2719773D6FCDD05AC17B1ED63F672F5F9D84144A61965F348C86C2A83AD161	1	0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984	120	{"axelar_asset":"uni-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","uni-wei","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0xA2cd3D43c775978A96BdBf12d733D5A1ED94fb18	axelar-dojo-1	xcn-wei	1140	{"axelar_asset":"xcn-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"XCN","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	xcn-wei	1	0xA2cd3D43c775978A96BdBf12d733D5A1ED94fb18	120	{"axelar_asset":"xcn-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1284	0xFfFFfFff1FcaCBd218EDc0EbA20Fc2308C778080	axelar-dojo-1	dot-planck	60	{"axelar_asset":"dot-planck","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"xcDOT","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	dot-planck	1284	0xFfFFfFff1FcaCBd218EDc0EbA20Fc2308C778080	120	{"axelar_asset":"dot-planck","fee_unknown":true,"axelar_chain":"Moonbeam"}
AXELAR	1284	0xFfFFfFff1FcaCBd218EDc0EbA20Fc2308C778080	osmosis-1	ibc/3FF92D26B407FD61AE95D975712A7C319CDE28DE4D80BDC9978D935932B991D7	60	{"axelar_asset":"dot-planck","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"xcDOT","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/3FF92D26B407FD61AE95D975712A7C319CDE28DE4D80BDC9978D935932B991D7	1284	0xFfFFfFff1FcaCBd218EDc0EbA20Fc2308C778080	120	{"axelar_asset":"dot-planck","fee_unknown":true,"via_ibc":["axelar-dojo-1","dot-planck","channel-208"],"axelar_chain":"Moonbeam"}
AXELAR	1284	0xAcc15dC74880C9944775448304B263D191c6077F	axelar-dojo-1	wglmr-wei	60	{"axelar_asset":"wglmr-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"WGLMR","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	wglmr-wei	1284	0xAcc15dC74880C9944775448304B263D191c6077F	120	{"axelar_asset":"wglmr-wei","fee_unknown":true,"axelar_chain":"Moonbeam"}
AXELAR	1284	moonbeam-native	axelar-dojo-1	wglmr-wei	60	{"axelar_asset":"wglmr-wei","fee_unknown":true,"deposit_service_address":"0xc1DCb196BA862B337Aa23eDA1Cb9503C0801b955","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	wglmr-wei	1284	moonbeam-native	120	{"axelar_asset":"wglmr-wei","fee_unknown":true,"axelar_chain":"Moonbeam"}
AXELAR	1284	0xAcc15dC74880C9944775448304B263D191c6077F	osmosis-1	ibc/1E26DB0E5122AED464D98462BD384FCCB595732A66B3970AE6CE0B58BAE0FC49	60	{"axelar_asset":"wglmr-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"WGLMR","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/1E26DB0E5122AED464D98462BD384FCCB595732A66B3970AE6CE0B58BAE0FC49	1284	0xAcc15dC74880C9944775448304B263D191c6077F	120	{"axelar_asset":"wglmr-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","wglmr-wei","channel-208"],"axelar_chain":"Moonbeam"}
AXELAR	1284	moonbeam-native	osmosis-1	ibc/1E26DB0E5122AED464D98462BD384FCCB595732A66B3970AE6CE0B58BAE0FC49	60	{"axelar_asset":"wglmr-wei","fee_unknown":true,"deposit_service_address":"0xc1DCb196BA862B337Aa23eDA1Cb9503C0801b955","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/1E26DB0E5122AED464D98462BD384FCCB595732A66B3970AE6CE0B58BAE0FC49	1284	moonbeam-native	120	{"axelar_asset":"wglmr-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","wglmr-wei","channel-208"],"axelar_chain":"Moonbeam"}
AXELAR	137	0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270	axelar-dojo-1	wmatic-wei	300	{"axelar_asset":"wmatic-wei","fee_unknown":true,"gateway_address":"0x6f015F16De9fC8791b234eF68D486d2bF203FBA8","axelar_symbol":"WMATIC","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	wmatic-wei	137	0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270	120	{"axelar_asset":"wmatic-wei","fee_unknown":true,"axelar_chain":"Polygon"}
AXELAR	137	polygon-native	axelar-dojo-1	wmatic-wei	300	{"axelar_asset":"wmatic-wei","fee_unknown":true,"deposit_service_address":"0xc1DCb196BA862B337Aa23eDA1Cb9503C0801b955","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	wmatic-wei	137	polygon-native	120	{"axelar_asset":"wmatic-wei","fee_unknown":true,"axelar_chain":"Polygon"}
AXELAR	137	0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270	osmosis-1	ibc/AB589511ED0DD5FA56171A39978AFBF1371DB986EC1C3526CE138A16377E39BB	300	{"axelar_asset":"wmatic-wei","fee_unknown":true,"gateway_address":"0x6f015F16De9fC8791b234eF68D486d2bF203FBA8","axelar_symbol":"WMATIC","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/AB589511ED0DD5FA56171A39978AFBF1371DB986EC1C3526CE138A16377E39BB	137	0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270	120	{"axelar_asset":"wmatic-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","wmatic-wei","channel-208"],"axelar_chain":"Polygon"}
AXELAR	137	polygon-native	osmosis-1	ibc/AB589511ED0DD5FA56171A39978AFBF1371DB986EC1C3526CE138A16377E39BB	300	{"axelar_asset":"wmatic-wei","fee_unknown":true,"deposit_service_address":"0xc1DCb196BA862B337Aa23eDA1Cb9503C0801b955","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/AB589511ED0DD5FA56171A39978AFBF1371DB986EC1C3526CE138A16377E39BB	137	polygon-native	120	{"axelar_asset":"wmatic-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","wmatic-wei","channel-208"],"axelar_chain":"Polygon"}
AXELAR	56	0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c	axelar-dojo-1	wbnb-wei	48	{"axelar_asset":"wbnb-wei","fee_unknown":true,"gateway_address":"0x304acf330bbE08d1e512eefaa92F6a57871fD895","axelar_symbol":"WBNB","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	wbnb-wei	56	0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c	120	{"axelar_asset":"wbnb-wei","fee_unknown":true,"axelar_chain":"binance"}
AXELAR	56	binance-native	axelar-dojo-1	wbnb-wei	48	{"axelar_asset":"wbnb-wei","fee_unknown":true,"deposit_service_address":"0xc1DCb196BA862B337Aa23eDA1Cb9503C0801b955","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	wbnb-wei	56	binance-native	120	{"axelar_asset":"wbnb-wei","fee_unknown":true,"axelar_chain":"binance"}
AXELAR	56	0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c	osmosis-1	ibc/F4A070A6D78496D53127EA85C094A9EC87DFC1F36071B8CCDDBD020F933D213D	48	{"axelar_asset":"wbnb-wei","fee_unknown":true,"gateway_address":"0x304acf330bbE08d1e512eefaa92F6a57871fD895","axelar_symbol":"WBNB","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/F4A070A6D78496D53127EA85C094A9EC87DFC1F36071B8CCDDBD020F933D213D	56	0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c	120	{"axelar_asset":"wbnb-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","wbnb-wei","channel-208"],"axelar_chain":"binance"}
AXELAR	56	binance-native	osmosis-1	ibc/F4A070A6D78496D53127EA85C094A9EC87DFC1F36071B8CCDDBD020F933D213D	48	{"axelar_asset":"wbnb-wei","fee_unknown":true,"deposit_service_address":"0xc1DCb196BA862B337Aa23eDA1Cb9503C0801b955","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/F4A070A6D78496D53127EA85C094A9EC87DFC1F36071B8CCDDBD020F933D213D	56	binance-native	120	{"axelar_asset":"wbnb-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","wbnb-wei","channel-208"],"axelar_chain":"binance"}
AXELAR	1	0x4Fabb145d64652a948d72533023f6E7A623C7C53	axelar-dojo-1	busd-wei	1140	{"axelar_asset":"busd-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"BUSD","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	busd-wei	1	0x4Fabb145d64652a948d72533023f6E7A623C7C53	120	{"axelar_asset":"busd-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0x4Fabb145d64652a948d72533023f6E7A623C7C53	osmosis-1	ibc/6329DD8CF31A334DD5BE3F68C846C9FE313281362B37686A62343BAC1EB1546D	1140	{"axelar_asset":"busd-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"BUSD","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/6329DD8CF31A334DD5BE3F68C846C9FE313281362B37686A62343BAC1EB1546D	1	0x4Fabb145d64652a948d72533023f6E7A623C7C53	120	{"axelar_asset":"busd-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","busd-wei","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	43114	0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7	axelar-dojo-1	wavax-wei	60	{"axelar_asset":"wavax-wei","fee_unknown":true,"gateway_address":"0x5029C0EFf6C34351a0CEc334542cDb22c7928f78","axelar_symbol":"WAVAX","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	wavax-wei	43114	0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7	120	{"axelar_asset":"wavax-wei","fee_unknown":true,"axelar_chain":"Avalanche"}
AXELAR	43114	avalanche-native	axelar-dojo-1	wavax-wei	60	{"axelar_asset":"wavax-wei","fee_unknown":true,"deposit_service_address":"0xc1DCb196BA862B337Aa23eDA1Cb9503C0801b955","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	wavax-wei	43114	avalanche-native	120	{"axelar_asset":"wavax-wei","fee_unknown":true,"axelar_chain":"Avalanche"}
AXELAR	43114	0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7	kaiyo-1	ibc/004EBF085BBED1029326D56BE8A2E67C08CECE670A94AC1947DF413EF5130EB2	60	{"axelar_asset":"wavax-wei","fee_unknown":true,"gateway_address":"0x5029C0EFf6C34351a0CEc334542cDb22c7928f78","axelar_symbol":"WAVAX","axelar_chain":"kujira"}
AXELAR	kaiyo-1	ibc/004EBF085BBED1029326D56BE8A2E67C08CECE670A94AC1947DF413EF5130EB2	43114	0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7	120	{"axelar_asset":"wavax-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","wavax-wei","channel-9"],"axelar_chain":"Avalanche"}
AXELAR	43114	avalanche-native	kaiyo-1	ibc/004EBF085BBED1029326D56BE8A2E67C08CECE670A94AC1947DF413EF5130EB2	60	{"axelar_asset":"wavax-wei","fee_unknown":true,"deposit_service_address":"0xc1DCb196BA862B337Aa23eDA1Cb9503C0801b955","axelar_chain":"kujira"}
AXELAR	kaiyo-1	ibc/004EBF085BBED1029326D56BE8A2E67C08CECE670A94AC1947DF413EF5130EB2	43114	avalanche-native	120	{"axelar_asset":"wavax-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","wavax-wei","channel-9"],"axelar_chain":"Avalanche"}
AXELAR	43114	0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7	osmosis-1	ibc/6F62F01D913E3FFE472A38C78235B8F021B511BC6596ADFF02615C8F83D3B373	60	{"axelar_asset":"wavax-wei","fee_unknown":true,"gateway_address":"0x5029C0EFf6C34351a0CEc334542cDb22c7928f78","axelar_symbol":"WAVAX","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/6F62F01D913E3FFE472A38C78235B8F021B511BC6596ADFF02615C8F83D3B373	43114	0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7	120	{"axelar_asset":"wavax-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","wavax-wei","channel-208"],"axelar_chain":"Avalanche"}
AXELAR	43114	avalanche-native	osmosis-1	ibc/6F62F01D913E3FFE472A38C78235B8F021B511BC6596ADFF02615C8F83D3B373	60	{"axelar_asset":"wavax-wei","fee_unknown":true,"deposit_service_address":"0xc1DCb196BA862B337Aa23eDA1Cb9503C0801b955","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/6F62F01D913E3FFE472A38C78235B8F021B511BC6596ADFF02615C8F83D3B373	43114	avalanche-native	120	{"axelar_asset":"wavax-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","wavax-wei","channel-208"],"axelar_chain":"Avalanche"}
AXELAR	250	0x21be370D5312f44cB42ce377BC9b8a0cEF1A4C83	axelar-dojo-1	wftm-wei	60	{"axelar_asset":"wftm-wei","fee_unknown":true,"gateway_address":"0x304acf330bbE08d1e512eefaa92F6a57871fD895","axelar_symbol":"WFTM","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	wftm-wei	250	0x21be370D5312f44cB42ce377BC9b8a0cEF1A4C83	120	{"axelar_asset":"wftm-wei","fee_unknown":true,"axelar_chain":"Fantom"}
AXELAR	250	fantom-native	axelar-dojo-1	wftm-wei	60	{"axelar_asset":"wftm-wei","fee_unknown":true,"deposit_service_address":"0xc1DCb196BA862B337Aa23eDA1Cb9503C0801b955","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	wftm-wei	250	fantom-native	120	{"axelar_asset":"wftm-wei","fee_unknown":true,"axelar_chain":"Fantom"}
AXELAR	250	0x21be370D5312f44cB42ce377BC9b8a0cEF1A4C83	osmosis-1	ibc/5E2DFDF1734137302129EA1C1BA21A580F96F778D4F021815EA4F6DB378DA1A4	60	{"axelar_asset":"wftm-wei","fee_unknown":true,"gateway_address":"0x304acf330bbE08d1e512eefaa92F6a57871fD895","axelar_symbol":"WFTM","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/5E2DFDF1734137302129EA1C1BA21A580F96F778D4F021815EA4F6DB378DA1A4	250	0x21be370D5312f44cB42ce377BC9b8a0cEF1A4C83	120	{"axelar_asset":"wftm-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","wftm-wei","channel-208"],"axelar_chain":"Fantom"}
AXELAR	250	fantom-native	osmosis-1	ibc/5E2DFDF1734137302129EA1C1BA21A580F96F778D4F021815EA4F6DB378DA1A4	60	{"axelar_asset":"wftm-wei","fee_unknown":true,"deposit_service_address":"0xc1DCb196BA862B337Aa23eDA1Cb9503C0801b955","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/5E2DFDF1734137302129EA1C1BA21A580F96F778D4F021815EA4F6DB378DA1A4	250	fantom-native	120	{"axelar_asset":"wftm-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","wftm-wei","channel-208"],"axelar_chain":"Fantom"}
AXELAR	137	0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174	axelar-dojo-1	polygon-uusdc	300	{"axelar_asset":"polygon-uusdc","fee_unknown":true,"gateway_address":"0x6f015F16De9fC8791b234eF68D486d2bF203FBA8","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	polygon-uusdc	137	0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174	120	{"axelar_asset":"polygon-uusdc","fee_unknown":true,"axelar_chain":"Polygon"}
AXELAR	137	0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174	osmosis-1	ibc/231FD77ECCB2DB916D314019DA30FE013202833386B1908A191D16989AD80B5A	300	{"axelar_asset":"polygon-uusdc","fee_unknown":true,"gateway_address":"0x6f015F16De9fC8791b234eF68D486d2bF203FBA8","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/231FD77ECCB2DB916D314019DA30FE013202833386B1908A191D16989AD80B5A	137	0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174	120	{"axelar_asset":"polygon-uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","polygon-uusdc","channel-208"],"axelar_chain":"Polygon"}
AXELAR	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	axelar-dojo-1	avalanche-uusdc	60	{"axelar_asset":"avalanche-uusdc","fee_unknown":true,"gateway_address":"0x5029C0EFf6C34351a0CEc334542cDb22c7928f78","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	avalanche-uusdc	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	120	{"axelar_asset":"avalanche-uusdc","fee_unknown":true,"axelar_chain":"Avalanche"}
AXELAR	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	osmosis-1	ibc/F17C9CA112815613C5B6771047A093054F837C3020CBA59DFFD9D780A8B2984C	60	{"axelar_asset":"avalanche-uusdc","fee_unknown":true,"gateway_address":"0x5029C0EFf6C34351a0CEc334542cDb22c7928f78","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/F17C9CA112815613C5B6771047A093054F837C3020CBA59DFFD9D780A8B2984C	43114	0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E	120	{"axelar_asset":"avalanche-uusdc","fee_unknown":true,"via_ibc":["axelar-dojo-1","avalanche-uusdc","channel-208"],"axelar_chain":"Avalanche"}
AXELAR	42161	0x912CE59144191C1204E64559FE8253a0e49E6548	axelar-dojo-1	arb-wei	1080	{"axelar_asset":"arb-wei","fee_unknown":true,"gateway_address":"0xe432150cce91c13a887f7D836923d5597adD8E31","axelar_symbol":"ARB","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	arb-wei	42161	0x912CE59144191C1204E64559FE8253a0e49E6548	120	{"axelar_asset":"arb-wei","fee_unknown":true,"axelar_chain":"arbitrum"}
AXELAR	42161	0x912CE59144191C1204E64559FE8253a0e49E6548	osmosis-1	ibc/10E5E5B06D78FFBB61FD9F89209DEE5FD4446ED0550CBB8E3747DA79E10D9DC6	1080	{"axelar_asset":"arb-wei","fee_unknown":true,"gateway_address":"0xe432150cce91c13a887f7D836923d5597adD8E31","axelar_symbol":"ARB","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/10E5E5B06D78FFBB61FD9F89209DEE5FD4446ED0550CBB8E3747DA79E10D9DC6	42161	0x912CE59144191C1204E64559FE8253a0e49E6548	120	{"axelar_asset":"arb-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","arb-wei","channel-208"],"axelar_chain":"arbitrum"}
AXELAR	42161	0x912CE59144191C1204E64559FE8253a0e49E6548	xion-mainnet-1	ibc/E706A0C6CACB374ADC2BCF6A74FE1B260840FC822E45DCB776DEA962A57FED30	1080	{"axelar_asset":"arb-wei","fee_unknown":true,"gateway_address":"0xe432150cce91c13a887f7D836923d5597adD8E31","axelar_symbol":"ARB","axelar_chain":"xion"}
AXELAR	xion-mainnet-1	ibc/E706A0C6CACB374ADC2BCF6A74FE1B260840FC822E45DCB776DEA962A57FED30	42161	0x912CE59144191C1204E64559FE8253a0e49E6548	120	{"axelar_asset":"arb-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","arb-wei","channel-3"],"axelar_chain":"arbitrum"}
AXELAR	1	0x6982508145454Ce325dDbE47a25d4ec3d2311933	axelar-dojo-1	pepe-wei	1140	{"axelar_asset":"pepe-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"PEPE","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	pepe-wei	1	0x6982508145454Ce325dDbE47a25d4ec3d2311933	120	{"axelar_asset":"pepe-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0x6982508145454Ce325dDbE47a25d4ec3d2311933	osmosis-1	ibc/E47F4E97C534C95B942729E1B25DBDE111EA791411CFF100515050BEA0AC0C6B	1140	{"axelar_asset":"pepe-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"PEPE","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/E47F4E97C534C95B942729E1B25DBDE111EA791411CFF100515050BEA0AC0C6B	1	0x6982508145454Ce325dDbE47a25d4ec3d2311933	120	{"axelar_asset":"pepe-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","pepe-wei","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0xBe9895146f7AF43049ca1c1AE358B0541Ea49704	axelar-dojo-1	cbeth-wei	1140	{"axelar_asset":"cbeth-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"cbETH","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	cbeth-wei	1	0xBe9895146f7AF43049ca1c1AE358B0541Ea49704	120	{"axelar_asset":"cbeth-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0xBe9895146f7AF43049ca1c1AE358B0541Ea49704	osmosis-1	ibc/4D7A6F2A7744B1534C984A21F9EDFFF8809FC71A9E9243FFB702073E7FCA513A	1140	{"axelar_asset":"cbeth-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"cbETH","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/4D7A6F2A7744B1534C984A21F9EDFFF8809FC71A9E9243FFB702073E7FCA513A	1	0xBe9895146f7AF43049ca1c1AE358B0541Ea49704	120	{"axelar_asset":"cbeth-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","cbeth-wei","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0xae78736Cd615f374D3085123A210448E74Fc6393	axelar-dojo-1	reth-wei	1140	{"axelar_asset":"reth-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"rETH","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	reth-wei	1	0xae78736Cd615f374D3085123A210448E74Fc6393	120	{"axelar_asset":"reth-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0xae78736Cd615f374D3085123A210448E74Fc6393	osmosis-1	ibc/E610B83FD5544E00A8A1967A2EB3BEF25F1A8CFE8650FE247A8BD4ECA9DC9222	1140	{"axelar_asset":"reth-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"rETH","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/E610B83FD5544E00A8A1967A2EB3BEF25F1A8CFE8650FE247A8BD4ECA9DC9222	1	0xae78736Cd615f374D3085123A210448E74Fc6393	120	{"axelar_asset":"reth-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","reth-wei","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0xac3E018457B222d93114458476f3E3416Abbe38F	axelar-dojo-1	sfrxeth-wei	1140	{"axelar_asset":"sfrxeth-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"sfrxETH","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	sfrxeth-wei	1	0xac3E018457B222d93114458476f3E3416Abbe38F	120	{"axelar_asset":"sfrxeth-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0xac3E018457B222d93114458476f3E3416Abbe38F	osmosis-1	ibc/81F578C39006EB4B27FFFA9460954527910D73390991B379C03B18934D272F46	1140	{"axelar_asset":"sfrxeth-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"sfrxETH","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/81F578C39006EB4B27FFFA9460954527910D73390991B379C03B18934D272F46	1	0xac3E018457B222d93114458476f3E3416Abbe38F	120	{"axelar_asset":"sfrxeth-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","sfrxeth-wei","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0	axelar-dojo-1	wsteth-wei	1140	{"axelar_asset":"wsteth-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"wstETH","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	wsteth-wei	1	0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0	120	{"axelar_asset":"wsteth-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0	osmosis-1	ibc/B2BD584CD2A0A9CE53D4449667E26160C7D44A9C41AF50F602C201E5B3CCA46C	1140	{"axelar_asset":"wsteth-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"wstETH","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/B2BD584CD2A0A9CE53D4449667E26160C7D44A9C41AF50F602C201E5B3CCA46C	1	0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0	120	{"axelar_asset":"wsteth-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","wsteth-wei","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0xb5b29320d2Dde5BA5BAFA1EbcD270052070483ec	axelar-dojo-1	yieldeth-wei	1140	{"axelar_asset":"yieldeth-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"YieldETH","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	yieldeth-wei	1	0xb5b29320d2Dde5BA5BAFA1EbcD270052070483ec	120	{"axelar_asset":"yieldeth-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0xb5b29320d2Dde5BA5BAFA1EbcD270052070483ec	osmosis-1	ibc/FBB3FEF80ED2344D821D4F95C31DBFD33E4E31D5324CAD94EF756E67B749F668	1140	{"axelar_asset":"yieldeth-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"YieldETH","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/FBB3FEF80ED2344D821D4F95C31DBFD33E4E31D5324CAD94EF756E67B749F668	1	0xb5b29320d2Dde5BA5BAFA1EbcD270052070483ec	120	{"axelar_asset":"yieldeth-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","yieldeth-wei","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0x78a0A62Fba6Fb21A83FE8a3433d44C73a4017A6f	axelar-dojo-1	ox-wei	1140	{"axelar_asset":"ox-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"OX","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	ox-wei	1	0x78a0A62Fba6Fb21A83FE8a3433d44C73a4017A6f	120	{"axelar_asset":"ox-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0xcE682c89C63d2850Cb2ca898E44D6c7c30d897a6	axelar-dojo-1	yum-wei	1140	{"axelar_asset":"yum-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"YUM","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	yum-wei	1	0xcE682c89C63d2850Cb2ca898E44D6c7c30d897a6	120	{"axelar_asset":"yum-wei","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0xcE682c89C63d2850Cb2ca898E44D6c7c30d897a6	kaiyo-1	ibc/507BE7E33F06026652F519AD4D36716251F2D34DF04514A905D3B19A7D8130F7	1140	{"axelar_asset":"yum-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"YUM","axelar_chain":"kujira"}
AXELAR	kaiyo-1	ibc/507BE7E33F06026652F519AD4D36716251F2D34DF04514A905D3B19A7D8130F7	1	0xcE682c89C63d2850Cb2ca898E44D6c7c30d897a6	120	{"axelar_asset":"yum-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","yum-wei","channel-9"],"axelar_chain":"Ethereum"}
AXELAR	1	0xcE682c89C63d2850Cb2ca898E44D6c7c30d897a6	osmosis-1	ibc/21D8071EF5B02A86D945430D859A594CBF28287D38104A264BB9FD3B22BBF5DE	1140	{"axelar_asset":"yum-wei","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"YUM","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/21D8071EF5B02A86D945430D859A594CBF28287D38104A264BB9FD3B22BBF5DE	1	0xcE682c89C63d2850Cb2ca898E44D6c7c30d897a6	120	{"axelar_asset":"yum-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","yum-wei","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	42161	0x82aF49447D8a07e3bd95BD0d56f35241523fBab1	axelar-dojo-1	arbitrum-weth-wei	1080	{"axelar_asset":"arbitrum-weth-wei","fee_unknown":true,"gateway_address":"0xe432150cce91c13a887f7D836923d5597adD8E31","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	arbitrum-weth-wei	42161	0x82aF49447D8a07e3bd95BD0d56f35241523fBab1	120	{"axelar_asset":"arbitrum-weth-wei","fee_unknown":true,"axelar_chain":"arbitrum"}
AXELAR	42161	0x82aF49447D8a07e3bd95BD0d56f35241523fBab1	osmosis-1	ibc/64E62451C9A5682FF3047429C6E4714A02CDC0C35DE35CAB01E18D1188004CEB	1080	{"axelar_asset":"arbitrum-weth-wei","fee_unknown":true,"gateway_address":"0xe432150cce91c13a887f7D836923d5597adD8E31","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/64E62451C9A5682FF3047429C6E4714A02CDC0C35DE35CAB01E18D1188004CEB	42161	0x82aF49447D8a07e3bd95BD0d56f35241523fBab1	120	{"axelar_asset":"arbitrum-weth-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","arbitrum-weth-wei","channel-208"],"axelar_chain":"arbitrum"}
AXELAR	8453	0x4200000000000000000000000000000000000006	axelar-dojo-1	base-weth-wei	1080	{"axelar_asset":"base-weth-wei","fee_unknown":true,"gateway_address":"0xe432150cce91c13a887f7D836923d5597adD8E31","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	base-weth-wei	8453	0x4200000000000000000000000000000000000006	120	{"axelar_asset":"base-weth-wei","fee_unknown":true,"axelar_chain":"base"}
AXELAR	8453	0x4200000000000000000000000000000000000006	osmosis-1	ibc/D7D6DEF2A4F7ED0A6F5F0E266C1B2C9726E82F67EBBE49BBB47B3DEC289F8D7B	1080	{"axelar_asset":"base-weth-wei","fee_unknown":true,"gateway_address":"0xe432150cce91c13a887f7D836923d5597adD8E31","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/D7D6DEF2A4F7ED0A6F5F0E266C1B2C9726E82F67EBBE49BBB47B3DEC289F8D7B	8453	0x4200000000000000000000000000000000000006	120	{"axelar_asset":"base-weth-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","base-weth-wei","channel-208"],"axelar_chain":"base"}
AXELAR	137	0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619	axelar-dojo-1	polygon-weth-wei	300	{"axelar_asset":"polygon-weth-wei","fee_unknown":true,"gateway_address":"0x6f015F16De9fC8791b234eF68D486d2bF203FBA8","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	polygon-weth-wei	137	0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619	120	{"axelar_asset":"polygon-weth-wei","fee_unknown":true,"axelar_chain":"Polygon"}
AXELAR	137	0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619	osmosis-1	ibc/F9EB60AC212DBF05F4C5ED0FDE03BB9F08309B0EE9899A406AD4B904CF84968E	300	{"axelar_asset":"polygon-weth-wei","fee_unknown":true,"gateway_address":"0x6f015F16De9fC8791b234eF68D486d2bF203FBA8","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/F9EB60AC212DBF05F4C5ED0FDE03BB9F08309B0EE9899A406AD4B904CF84968E	137	0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619	120	{"axelar_asset":"polygon-weth-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","polygon-weth-wei","channel-208"],"axelar_chain":"Polygon"}
AXELAR	10	0x4200000000000000000000000000000000000042	axelar-dojo-1	op-wei	1080	{"axelar_asset":"op-wei","fee_unknown":true,"gateway_address":"0xe432150cce91c13a887f7D836923d5597adD8E31","axelar_symbol":"OP","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	op-wei	10	0x4200000000000000000000000000000000000042	120	{"axelar_asset":"op-wei","fee_unknown":true,"axelar_chain":"optimism"}
AXELAR	10	0x4200000000000000000000000000000000000042	osmosis-1	ibc/14A291DD362798D6805B7ABCB8D09AEEE02176108F89FA09AA43EA2EE096A2A9	1080	{"axelar_asset":"op-wei","fee_unknown":true,"gateway_address":"0xe432150cce91c13a887f7D836923d5597adD8E31","axelar_symbol":"OP","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/14A291DD362798D6805B7ABCB8D09AEEE02176108F89FA09AA43EA2EE096A2A9	10	0x4200000000000000000000000000000000000042	120	{"axelar_asset":"op-wei","fee_unknown":true,"via_ibc":["axelar-dojo-1","op-wei","channel-208"],"axelar_chain":"optimism"}
AXELAR	42161	0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9	axelar-dojo-1	arbitrum-uusdt	1080	{"axelar_asset":"arbitrum-uusdt","fee_unknown":true,"gateway_address":"0xe432150cce91c13a887f7D836923d5597adD8E31","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	arbitrum-uusdt	42161	0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9	120	{"axelar_asset":"arbitrum-uusdt","fee_unknown":true,"axelar_chain":"arbitrum"}
AXELAR	42161	0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9	osmosis-1	ibc/57B63A0795B6BC0AC4EFD0D4DEE9FE71FCC1D0FFA87F6280C9CDEF4F6727A173	1080	{"axelar_asset":"arbitrum-uusdt","fee_unknown":true,"gateway_address":"0xe432150cce91c13a887f7D836923d5597adD8E31","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/57B63A0795B6BC0AC4EFD0D4DEE9FE71FCC1D0FFA87F6280C9CDEF4F6727A173	42161	0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9	120	{"axelar_asset":"arbitrum-uusdt","fee_unknown":true,"via_ibc":["axelar-dojo-1","arbitrum-uusdt","channel-208"],"axelar_chain":"arbitrum"}
AXELAR	10	0x94b008aA00579c1307B0EF2c499aD98a8ce58e58	axelar-dojo-1	optimism-uusdt	1080	{"axelar_asset":"optimism-uusdt","fee_unknown":true,"gateway_address":"0xe432150cce91c13a887f7D836923d5597adD8E31","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	optimism-uusdt	10	0x94b008aA00579c1307B0EF2c499aD98a8ce58e58	120	{"axelar_asset":"optimism-uusdt","fee_unknown":true,"axelar_chain":"optimism"}
AXELAR	10	0x94b008aA00579c1307B0EF2c499aD98a8ce58e58	osmosis-1	ibc/EEA21E12A250B7FBBCBBBD1F7AA78984F5C12D684B32EBEEFC585FF596A7BCDA	1080	{"axelar_asset":"optimism-uusdt","fee_unknown":true,"gateway_address":"0xe432150cce91c13a887f7D836923d5597adD8E31","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/EEA21E12A250B7FBBCBBBD1F7AA78984F5C12D684B32EBEEFC585FF596A7BCDA	10	0x94b008aA00579c1307B0EF2c499aD98a8ce58e58	120	{"axelar_asset":"optimism-uusdt","fee_unknown":true,"via_ibc":["axelar-dojo-1","optimism-uusdt","channel-208"],"axelar_chain":"optimism"}
AXELAR	137	0xc2132D05D31c914a87C6611C10748AEb04B58e8F	axelar-dojo-1	polygon-uusdt	300	{"axelar_asset":"polygon-uusdt","fee_unknown":true,"gateway_address":"0x6f015F16De9fC8791b234eF68D486d2bF203FBA8","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	polygon-uusdt	137	0xc2132D05D31c914a87C6611C10748AEb04B58e8F	120	{"axelar_asset":"polygon-uusdt","fee_unknown":true,"axelar_chain":"Polygon"}
AXELAR	137	0xc2132D05D31c914a87C6611C10748AEb04B58e8F	osmosis-1	ibc/2F6003A92088B989A159C593C551DF7B04FA0A0419CA3ED087E45E0006ECFF6E	300	{"axelar_asset":"polygon-uusdt","fee_unknown":true,"gateway_address":"0x6f015F16De9fC8791b234eF68D486d2bF203FBA8","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/2F6003A92088B989A159C593C551DF7B04FA0A0419CA3ED087E45E0006ECFF6E	137	0xc2132D05D31c914a87C6611C10748AEb04B58e8F	120	{"axelar_asset":"polygon-uusdt","fee_unknown":true,"via_ibc":["axelar-dojo-1","polygon-uusdt","channel-208"],"axelar_chain":"Polygon"}
AXELAR	8453	0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf	axelar-dojo-1	cbbtc-satoshi	1080	{"axelar_asset":"cbbtc-satoshi","fee_unknown":true,"gateway_address":"0xe432150cce91c13a887f7D836923d5597adD8E31","axelar_symbol":"cbBTC","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	cbbtc-satoshi	8453	0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf	120	{"axelar_asset":"cbbtc-satoshi","fee_unknown":true,"axelar_chain":"base"}
AXELAR	8453	0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf	osmosis-1	ibc/616C2EA69BC328F245CE449785CB0B526B462C48F19DCF9B3D30699579B4308A	1080	{"axelar_asset":"cbbtc-satoshi","fee_unknown":true,"gateway_address":"0xe432150cce91c13a887f7D836923d5597adD8E31","axelar_symbol":"cbBTC","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/616C2EA69BC328F245CE449785CB0B526B462C48F19DCF9B3D30699579B4308A	8453	0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf	120	{"axelar_asset":"cbbtc-satoshi","fee_unknown":true,"via_ibc":["axelar-dojo-1","cbbtc-satoshi","channel-208"],"axelar_chain":"base"}
AXELAR	1	0x8236a87084f8B84306f72007F36F2618A5634494	axelar-dojo-1	lbtc-satoshi	1140	{"axelar_asset":"lbtc-satoshi","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"LBTC","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	lbtc-satoshi	1	0x8236a87084f8B84306f72007F36F2618A5634494	120	{"axelar_asset":"lbtc-satoshi","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0x8236a87084f8B84306f72007F36F2618A5634494	osmosis-1	ibc/4AC81C97BBB5482536F6401328E0E10BCCD98F0F471DCF64319A811E25E53CAB	1140	{"axelar_asset":"lbtc-satoshi","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"LBTC","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/4AC81C97BBB5482536F6401328E0E10BCCD98F0F471DCF64319A811E25E53CAB	1	0x8236a87084f8B84306f72007F36F2618A5634494	120	{"axelar_asset":"lbtc-satoshi","fee_unknown":true,"via_ibc":["axelar-dojo-1","lbtc-satoshi","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0x3073f7aAA4DB83f95e9FFf17424F71D4751a3073	axelar-dojo-1	unit-move	1140	{"axelar_asset":"unit-move","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"MOVE","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	unit-move	1	0x3073f7aAA4DB83f95e9FFf17424F71D4751a3073	120	{"axelar_asset":"unit-move","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0x3073f7aAA4DB83f95e9FFf17424F71D4751a3073	osmosis-1	ibc/D19DA6AE5B3CB19A035FCB51DEE5A36392E0D64D51C20D159A155D1581911A39	1140	{"axelar_asset":"unit-move","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"MOVE","axelar_chain":"osmosis"}
AXELAR	osmosis-1	ibc/D19DA6AE5B3CB19A035FCB51DEE5A36392E0D64D51C20D159A155D1581911A39	1	0x3073f7aAA4DB83f95e9FFf17424F71D4751a3073	120	{"axelar_asset":"unit-move","fee_unknown":true,"via_ibc":["axelar-dojo-1","unit-move","channel-208"],"axelar_chain":"Ethereum"}
AXELAR	1	0xb2617246d0c6c0087f18703d576831899ca94f01	axelar-dojo-1	unit-zig	1140	{"axelar_asset":"unit-zig","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"ZIG","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	unit-zig	1	0xb2617246d0c6c0087f18703d576831899ca94f01	120	{"axelar_asset":"unit-zig","fee_unknown":true,"axelar_chain":"Ethereum"}
AXELAR	1	0xb2617246d0c6c0087f18703d576831899ca94f01	zigchain-1	ibc/9BEE293E6559ED860CC702685996F394D4991D6DFFD60A19ABC3723E6F34788A	1140	{"axelar_asset":"unit-zig","fee_unknown":true,"gateway_address":"0x4F4495243837681061C4743b74B3eEdf548D56A5","axelar_symbol":"ZIG"}
AXELAR	zigchain-1	ibc/9BEE293E6559ED860CC702685996F394D4991D6DFFD60A19ABC3723E6F34788A	1	0xb2617246d0c6c0087f18703d576831899ca94f01	120	{"axelar_asset":"unit-zig","fee_unknown":true,"via_ibc":["axelar-dojo-1","unit-zig","channel-1"],"axelar_chain":"Ethereum"}
AXELAR	8453	0xcbD06E5A2B0C65597161de254AA074E489dEb510	axelar-dojo-1	cbdoge-satoshi	1080	{"axelar_asset":"cbdoge-satoshi","fee_unknown":true,"gateway_address":"0xe432150cce91c13a887f7D836923d5597adD8E31","axelar_symbol":"cbDOGE","axelar_chain":"Axelarnet"}
AXELAR	axelar-dojo-1	cbdoge-satoshi	8453	0xcbD06E5A2B0C65597161de254AA074E489dEb510	120	{"axelar_asset":"cbdoge-satoshi","fee_unknown":true,"axelar_chain":"base"}`
