/**
 * Places of arrival in Indonesia, as they were read on 2026-11-22: airports of decrees KM 37 and 38/2025
 * (the four that are not international today have no scheme), seaports of circulars IMI-0533, IMI-0584
 * and IMI-0794 of 2022 and lists of travel offices, posts at land borders. Codes are those of IATA and
 * ICAO. A row: codes or id | official name | city | zone | All Indonesia since | sources | what people
 * type. "unknown": announced, no date was read. Sources are how many said so; 0 is general knowledge.
 */
export const portsVersion = '2026-11-22';

export const airportRows = `
BTJ WITT | Sultan Iskandar Muda International Airport | Banda Aceh | WIB | 2025-10-01 | 5 | Banda Aceh, Aceh, Blang Bintang
KNO WIMM | Kualanamu International Airport | Medan | WIB | 2025-10-01 | 5 | Medan, Kuala Namu, Kualanamu Medan, Polonia, Deli Serdang
PDG WIEE | Minangkabau International Airport | Padang | WIB | 2025-10-01 | 5 | Padang, BIM, Minangkabau Padang
PKU WIBB | Sultan Syarif Kasim II International Airport | Pekanbaru | WIB | 2025-10-01 | 5 | Pekanbaru, Simpang Tiga, SSK II
BTH WIDD | Hang Nadim International Airport | Batam | WIB | 2025-10-01 | 5 | Batam, Hang Nadim Batam, Batam airport
CGK WIII | Soekarno-Hatta International Airport | Jakarta | WIB | 2025-09-01 | 5 | Jakarta, Soekarno Hatta, Soetta, Cengkareng, Jakarta airport, Jakarta T3, Sukarno-Hatta, JKT, Tangerang
HLP WIHH | Halim Perdanakusuma International Airport | Jakarta | WIB | 2025-10-01 | 4 | Halim, Halim Perdana Kusuma, Jakarta Halim
KJT WICA | Kertajati International Airport | Majalengka | WIB | 2025-10-01 | 5 | Kertajati, BIJB, Bandung (Kertajati), West Java International
YIA WAHI | Yogyakarta (Kulon Progo) International Airport | Yogyakarta | WIB | 2025-10-01 | 5 | Yogyakarta, Jogja, Jogjakarta, NYIA, Kulon Progo, Kulonprogo
SUB WARR | Juanda International Airport | Surabaya | WIB | 2025-09-01 | 5 | Surabaya, Juanda Surabaya, Djuanda, Sidoarjo
DPS WADD | I Gusti Ngurah Rai International Airport | Denpasar | WITA | 2025-09-01 | 5 | Bali, Denpasar, Ngurah Rai, Bali airport, Bali Denpasar, Kuta, Tuban, Bali International Airport, Badung
LOP WADL | Zainuddin Abdul Madjid International Airport | Praya | WITA | 2025-10-01 | 5 | Lombok, Mataram, BIL, BIZAM, Praya, Lombok Praya
BPN WALL | Sultan Aji Muhammad Sulaiman Sepinggan International Airport | Balikpapan | WITA | 2025-10-01 | 5 | Balikpapan, Sepinggan, SAMS
UPG WAAA | Sultan Hasanuddin International Airport | Makassar | WITA | 2025-10-01 | 5 | Makassar, Ujung Pandang, Hasanuddin, Maros
MDC WAMM | Sam Ratulangi International Airport | Manado | WITA | 2025-10-01 | 5 | Manado, Menado, Samratulangi
DJJ WAJJ | Sentani (Dortheys Hiyo Eluay) International Airport | Jayapura | WIT | 2025-10-01 | 5 | Jayapura, Sentani, Theys Eluay
LBJ WATO | Komodo International Airport | Labuan Bajo | WITA | 2025-10-01 | 5 | Labuan Bajo, Labuhan Bajo, Komodo, Flores
PLM WIPP | Sultan Mahmud Badaruddin II International Airport | Palembang | WIB | 2025-10-01 | 4 | Palembang, SMB II, S.M. Badaruddin II, Talang Betutu
TJQ WIKT | H.A.S. Hanandjoeddin International Airport | Tanjung Pandan | WIB | 2025-10-01 | 4 | Belitung, Tanjung Pandan, Tanjungpandan, Buluh Tumbang
SRG WAHS | Jenderal Ahmad Yani International Airport | Semarang | WIB | 2025-10-01 | 4 | Semarang, Ahmad Yani, Achmad Yani
BDJ WAOO | Syamsudin Noor International Airport | Banjarmasin | WITA | 2025-10-01 | 4 | Banjarmasin, Banjarbaru, Syamsuddin Noor
PNK WIOO | Supadio International Airport | Pontianak | WIB | 2025-10-01 | 4 | Pontianak, Supadio
DTB WIMN | Raja Sisingamangaraja XII International Airport | Siborongborong | WIB | 2025-10-01 | 3 | Silangit, Lake Toba, Danau Toba, Toba
TNJ WIDN | Raja Haji Fisabilillah International Airport | Tanjung Pinang | WIB | 2025-10-01 | 2 | Tanjung Pinang, Tanjungpinang, Bintan airport, Kijang
TKG WILL | Radin Inten II International Airport | Bandar Lampung | WIB | 2025-10-01 | 2 | Lampung, Bandar Lampung, Branti
SOC WAHQ | Adi Soemarmo International Airport | Surakarta (Solo) | WIB | 2025-10-01 | 2 | Solo, Surakarta, Adisumarmo, Adi Sumarmo
AAP WALS | Aji Pangeran Tumenggung Pranoto International Airport | Samarinda | WITA | 2025-10-01 | 2 | Samarinda, APT Pranoto, Sungai Siring
BIK WABB | Frans Kaisiepo International Airport | Biak | WIT | 2025-10-01 | 2 | Biak, Mokmer
MKQ WAKK | Mopah International Airport | Merauke | WIT | 2025-10-01 | 3 | Merauke, Mopah
SOQ WASS | Domine Eduard Osok International Airport | Sorong | WIT | 2025-10-01 | 2 | Sorong, Raja Ampat, DEO
PLW WAFF | Mutiara Sis Al-Jufri International Airport | Palu | WITA | 2025-10-01 | 1 | Palu, Mutiara
BWX WADY | Banyuwangi International Airport | Banyuwangi | WIB | 2025-10-01 | 0 | Banyuwangi, Blimbingsari
DHX WARD | Dhoho International Airport | Kediri | WIB | 2025-10-01 | 0 | Kediri, Dhoho Kediri
TRK WAQQ | Juwata International Airport | Tarakan | WITA | 2025-10-01 | 0 | Tarakan, Juwata
KOE WATT | El Tari International Airport | Kupang | WITA | 2025-10-01 | 0 | Kupang, Eltari
AMQ WAPP | Pattimura International Airport | Ambon | WIT | 2025-10-01 | 0 | Ambon, Pattimura
BDO WICC | Husein Sastranegara | Bandung | WIB | never | 1 | Bandung (BDO)
JOG WAHH | Adisutjipto | Yogyakarta | WIB | never | 1 | Yogyakarta (JOG)
MES WIMK | Polonia / Soewondo | Medan | WIB | never | 1 | Medan (MES)
PGK WIKK | Depati Amir | Pangkal Pinang | WIB | never | 1 | Pangkal Pinang (PGK)
BTW WAOC | Bersujud Airport | Batulicin | WITA | 2025-10-01 | 3 | Bersujud, Batulicin, Tanah Bumbu
`;

export const seaportRows = `
BATAM-CENTRE | Batam Centre International Ferry Terminal | Batam | WIB | 2025-09-01 | 4 | Batam Centre, Batam Center, Batam Ferry, Batam Centre ferry, Batam
BATAM-HARBOURBAY | Harbour Bay (immigration post: Citra Tri Tunas) | Batam | WIB | 2025-09-01 | 4 | Harbour Bay, Harbor Bay, Harbourbay, Citra Tri Tunas, Batu Ampar Harbour Bay
BATAM-SEKUPANG | Sekupang International Ferry Terminal | Batam | WIB | 2025-09-01 | 4 | Sekupang
BATAM-NONGSA | Nongsapura (immigration post: Nongsa Terminal Bahari) | Batam | WIB | 2025-09-01 | 4 | Nongsa, Nongsapura, Nongsa Point
BATAM-TELUKSENIMBA | Marina City / Waterfront (immigration post: Marina Teluk Senimba) | Batam | WIB | 2025-09-01 | 4 | Marina Teluk Senimba, Teluk Senimba, Batam Marina, Waterfront City
BATAM-BATUAMPAR | Batu Ampar | Batam | WIB | 2025-09-01 | 2 | 
BATAM-KABIL | Kabil | Batam | WIB | 2025-09-01 | 2 | 
BATAM-BELAKANGPADANG | Belakang Padang | Batam | WIB | 2025-09-01 | 1 | 
BINTAN-BBT | Bandar Bentan Telani (Lagoi) | Bintan | WIB | unknown | 4 | Bintan, BBT, Bandar Bentan Telani, Lagoi, Bintan Resorts, Bintan ferry
BINTAN-LOBAM | Bandar Seri Udana Lobam | Bintan | WIB | unknown | 4 | Lobam, Tanjung Uban Lobam
BINTAN-SRIBINTANPURA | Sri Bintan Pura | Tanjung Pinang | WIB | unknown | 4 | Tanjung Pinang, Tanjungpinang, SBP
KARIMUN | Tanjung Balai Karimun International Ferry Terminal | Tanjung Balai Karimun | WIB | unknown | 4 | Karimun, Tanjung Balai Karimun, TBK
DUMAI | Dumai (Bandar Sri Junjungan) | Dumai | WIB | unknown | 2 | Dumai
BENGKALIS | Bandar Sri Laksamana (Bengkalis) | Bengkalis | WIB | unknown | 0 | Bengkalis
SELATPANJANG | Tanjung Harapan (Selat Panjang) | Selat Panjang | WIB | unknown | 0 | Selat Panjang, Selatpanjang
TANJUNGBALAI-ASAHAN | Teluk Nibung (Tanjung Balai Asahan) | Tanjung Balai | WIB | unknown | 0 | Tanjung Balai Asahan, Teluk Nibung
BELAWAN | Belawan | Medan | WIB | unknown | 1 | Medan port
SABANG | Sabang (Weh island) | Sabang | WIB | unknown | 0 | Sabang, Pulau Weh, Balohan
TELUKBAYUR | Teluk Bayur | Padang | WIB | unknown | 0 | Padang port
TANJUNGPRIOK | Tanjung Priok | Jakarta | WIB | unknown | 2 | Jakarta port, Tg Priok
TANJUNGEMAS | Tanjung Emas | Semarang | WIB | unknown | 1 | Tanjung Mas, Semarang port
TANJUNGPERAK | Tanjung Perak | Surabaya | WIB | unknown | 1 | Surabaya port, Gapura Surya
PROBOLINGGO | Probolinggo | Probolinggo | WIB | unknown | 0 | Bromo cruise
BENOA | Benoa | Denpasar | WITA | unknown | 2 | Benoa harbour, Bali cruise, Bali port, Tanjung Benoa
CELUKANBAWANG | Celukan Bawang | Buleleng | WITA | unknown | 0 | Lovina, North Bali cruise
PADANGBAI | Padang Bai | Karangasem | WITA | unknown | 1 | Padangbai
LEMBAR | Lembar / Gili Mas | Lombok | WITA | unknown | 0 | Lembar, Gili Mas, Lombok cruise
LABUANBAJO-SEA | Labuan Bajo (sea) | Labuan Bajo | WITA | unknown | 0 | Labuan Bajo port, Komodo cruise, Marina Labuan Bajo
TENAU | Tenau | Kupang | WITA | unknown | 0 | Kupang port
MAKASSAR-SEA | Soekarno-Hatta port, Makassar | Makassar | WITA | unknown | 0 | Makassar port
BITUNG | Bitung | Bitung | WITA | unknown | 1 | Manado cruise
TARAKAN-SEA | Malundung | Tarakan | WITA | unknown | 0 | Tarakan port
NUNUKAN | Tunon Taka | Nunukan | WITA | unknown | 0 | Nunukan
AMBON-SEA | Yos Sudarso | Ambon | WIT | unknown | 1 | Ambon port
TUAL | Tual | Tual | WIT | unknown | 0 | Kei islands
SORONG-SEA | Sorong (sea) | Sorong | WIT | unknown | 0 | Sorong port, Raja Ampat cruise
`;

export const borderRows = `
ENTIKONG | Entikong border post | Sanggau | WIB | unknown | 2 | Entikong
ARUK | Aruk border post | Sambas | WIB | unknown | 2 | Aruk
NANGABADAU | Nanga Badau border post | Kapuas Hulu | WIB | unknown | 0 | Nanga Badau
JAGOIBABANG | Jagoi Babang border post | Bengkayang | WIB | unknown | 0 | Jagoi Babang
MOTAAIN | Motaain border post | Belu | WITA | unknown | 1 | Motaain
MOTAMASIN | Motamasin border post | Malaka | WITA | unknown | 0 | Motamasin, Malaka NTT, Malaka Timor, Malaka border
WINI | Wini border post | North Central Timor | WITA | unknown | 0 | Wini
SKOUW | Skouw border post | Jayapura | WIT | unknown | 1 | Skouw
SOTA | Sota border post | Merauke | WIT | unknown | 0 | Sota
`;

/** Cities that are called as one abroad is, too: alone they name no place. Indonesian has Malaka for Melaka in Malaysia. */
export const namesakes: readonly string[] = ['Malaka'];

/** Words that name several places: which one is meant is not known. */
export const sharedNames: readonly string[] = [
  'Tanjung Balai',
  'Batam',
  'Jakarta',
  'Sorong',
  'Makassar',
  'Labuan Bajo',
];
