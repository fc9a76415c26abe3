/**
 * What the people of a country are called, as forms and passports have it in the field of the nationality. A row:
 * ISO 3166 code and words. Left out is what two countries share: Dominican, Congolese, Samoan.
 */
const rows = `
AD Andorran
AE Emirati, Emirian
AF Afghan, Afghani
AG Antiguan
AL Albanian
AM Armenian
AO Angolan
AR Argentine, Argentinian, Argentinean
AT Austrian
AU Australian, Aussie
AZ Azerbaijani, Azeri
BA Bosnian, Herzegovinian, Bosnian and Herzegovinian
BB Barbadian
BD Bangladeshi
BE Belgian
BF Burkinabe
BG Bulgarian
BH Bahraini
BI Burundian
BJ Beninese
BM Bermudian
BN Bruneian
BO Bolivian
BR Brazilian
BS Bahamian
BT Bhutanese
BW Botswanan, Motswana
BY Belarusian, Belarussian
BZ Belizean
CA Canadian
CF Central African
CH Swiss
CI Ivorian, Ivoirian
CL Chilean
CM Cameroonian
CN Chinese
CO Colombian
CR Costa Rican
CU Cuban
CV Cape Verdean, Cabo Verdean
CY Cypriot
CZ Czech
DE German
DJ Djiboutian
DK Danish, Dane
DZ Algerian
EC Ecuadorian, Ecuadorean
EE Estonian
EG Egyptian
ER Eritrean
ES Spanish, Spaniard
ET Ethiopian
FI Finnish, Finn
FJ Fijian
FM Micronesian
FO Faroese
FR French, Frenchman, Frenchwoman
GA Gabonese
GB British, Briton, Brit, English, Scottish, Scot, Welsh, Northern Irish
GD Grenadian
GE Georgian
GH Ghanaian
GL Greenlandic, Greenlander
GM Gambian
GN Guinean
GQ Equatorial Guinean, Equatoguinean
GR Greek
GT Guatemalan
GW Bissau-Guinean, Guinea-Bissauan
GY Guyanese
HK Hong Konger, Hongkonger
HN Honduran
HR Croatian
HT Haitian
HU Hungarian
ID Indonesian, WNI, Warga Negara Indonesia
IE Irish
IL Israeli
IN Indian
IQ Iraqi
IR Iranian, Persian
IS Icelandic
IT Italian
JM Jamaican
JO Jordanian
JP Japanese
KE Kenyan
KG Kyrgyz, Kyrgyzstani, Kirghiz
KH Cambodian
KI I-Kiribati
KM Comorian
KN Kittitian, Nevisian
KP North Korean
KR South Korean, Korean
KW Kuwaiti
KZ Kazakh, Kazakhstani
LA Laotian, Lao
LB Lebanese
LC Saint Lucian
LI Liechtensteiner
LK Sri Lankan
LR Liberian
LS Basotho, Mosotho
LT Lithuanian
LU Luxembourger, Luxembourgish
LV Latvian
LY Libyan
MA Moroccan
MC Monegasque
MD Moldovan
ME Montenegrin
MG Malagasy
MH Marshallese
MK Macedonian, North Macedonian
ML Malian
MM Burmese, Myanmarese
MN Mongolian
MO Macanese
MR Mauritanian
MT Maltese
MU Mauritian
MV Maldivian
MW Malawian
MX Mexican
MY Malaysian
MZ Mozambican
NA Namibian
NE Nigerien
NG Nigerian
NI Nicaraguan
NL Dutch, Netherlander
NO Norwegian
NP Nepalese, Nepali
NR Nauruan
NZ New Zealander, Kiwi
OM Omani
PA Panamanian
PE Peruvian
PG Papua New Guinean
PH Filipino, Filipina, Philippine
PK Pakistani
PL Polish, Pole
PR Puerto Rican
PS Palestinian
PT Portuguese
PW Palauan
PY Paraguayan
QA Qatari
RO Romanian
RS Serbian
RU Russian
RW Rwandan
SA Saudi, Saudi Arabian
SB Solomon Islander
SC Seychellois
SD Sudanese
SE Swedish, Swede
SG Singaporean
SI Slovenian, Slovene
SK Slovak, Slovakian
SL Sierra Leonean
SM Sammarinese
SN Senegalese
SO Somali
SR Surinamese
SS South Sudanese
ST Sao Tomean, Santomean
SV Salvadoran
SY Syrian
SZ Swazi, Swati
TD Chadian
TG Togolese
TH Thai
TJ Tajik, Tajikistani
TL Timorese, East Timorese
TM Turkmen
TN Tunisian
TO Tongan
TR Turkish, Turk
TT Trinidadian
TV Tuvaluan
TW Taiwanese
TZ Tanzanian
UA Ukrainian
UG Ugandan
US American, US American
UY Uruguayan
UZ Uzbek, Uzbekistani
VC Vincentian
VE Venezuelan
VN Vietnamese
VU Ni-Vanuatu
XK Kosovar, Kosovan
YE Yemeni
ZA South African
ZM Zambian
ZW Zimbabwean
`;

/** Each word with the code of its country. */
export const demonymRows = (): readonly (readonly [word: string, code: string])[] =>
  rows
    .trim()
    .split('\n')
    .flatMap((row) =>
      row
        .slice(3)
        .split(', ')
        .map((word) => [word, row.slice(0, 2)] as const),
    );
