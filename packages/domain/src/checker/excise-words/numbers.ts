/**
 * Numbers as travellers write them out, by the language of the portal, with other forms behind "/". What is made of
 * two of them is joined by `pair`: T stands for the tens, U for the ones.
 */
export interface NumberWords {
  /** One to nine, ten to nineteen, twenty to ninety. "-" where a language, or this table, has no word. */
  readonly ones: string;
  readonly teens: string;
  readonly tens: string;
  readonly pair: string;
  /** Words of a value of their own. */
  readonly others?: string;
  /** Words that multiply what stands before them; digits may stand there too. */
  readonly times: string;
  /** Stands between hundreds and the rest. */
  readonly and?: string;
  /** Words are written as one. */
  readonly joined?: true;
  /** With its accents alone: without them the words are others. */
  readonly exact?: true;
  /** Words that are something else where they stand alone. */
  readonly notAlone?: string;
}

export const numberWords: Readonly<Record<string, NumberWords>> = {
  en: {
    ones: 'one two three four five six seven eight nine',
    teens: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty/fourty fifty sixty seventy eighty ninety',
    pair: 'T-U/T U',
    others: 'half_a_dozen:6 half_dozen:6',
    times: 'hundred:100 thousand:1000 dozen:12 dozens:12',
    and: 'and',
  },
  id: {
    ones: 'satu dua tiga empat lima enam tujuh delapan/lapan sembilan',
    teens:
      'sepuluh sebelas dua_belas tiga_belas empat_belas lima_belas enam_belas tujuh_belas delapan_belas/lapan_belas sembilan_belas',
    tens: 'dua_puluh tiga_puluh empat_puluh lima_puluh enam_puluh tujuh_puluh delapan_puluh sembilan_puluh',
    pair: 'T U',
    others: 'seratus:100 seribu:1000 selusin:12',
    times: 'ratus:100 ribu:1000 lusin:12',
  },
  hi: {
    ones: 'एक दो तीन चार पांच/पाँच छह/छः/छे सात आठ नौ',
    teens: 'दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह अठारह उन्नीस',
    tens: 'बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे',
    pair: '',
    others: 'चौबीस:24 पच्चीस:25',
    times: 'सौ:100 हजार:1000 हज़ार:1000 दर्जन:12',
  },
  ar: {
    ones: '- - ثلاث/ثلاثة أربع/أربعة خمس/خمسة ست/ستة سبع/سبعة ثمان/ثماني/ثمانية تسع/تسعة',
    teens:
      'عشر/عشرة أحد_عشر/إحدى_عشرة اثنا_عشر/اثني_عشر/اثنتا_عشرة/اثنتي_عشرة ثلاثة_عشر/ثلاث_عشرة أربعة_عشر/أربع_عشرة خمسة_عشر/خمس_عشرة ستة_عشر/ست_عشرة سبعة_عشر/سبع_عشرة ثمانية_عشر/ثماني_عشرة تسعة_عشر/تسع_عشرة',
    tens: 'عشرين/عشرون ثلاثين/ثلاثون أربعين/أربعون خمسين/خمسون ستين/ستون سبعين/سبعون ثمانين/ثمانون تسعين/تسعون',
    pair: 'U وT',
    others:
      'مئة:100 مائة:100 مية:100 مئتين:200 مائتين:200 ثلاثمئة:300 ثلاثمائة:300 أربعمئة:400 أربعمائة:400 خمسمئة:500 خمسمائة:500 ألف:1000',
    times: '',
  },
  vi: {
    ones: 'một hai ba bốn năm sáu bảy tám chín',
    teens: 'mười mười_một mười_hai mười_ba mười_bốn mười_lăm mười_sáu mười_bảy mười_tám mười_chín',
    tens: 'hai_mươi ba_mươi bốn_mươi năm_mươi sáu_mươi bảy_mươi tám_mươi chín_mươi',
    pair: 'T U',
    times: 'trăm:100 nghìn:1000 ngàn:1000',
    exact: true,
  },
  tr: {
    ones: 'bir iki üç dört beş altı yedi sekiz dokuz',
    teens: 'on on_bir on_iki on_üç on_dört on_beş on_altı on_yedi on_sekiz on_dokuz',
    tens: 'yirmi otuz kırk elli altmış yetmiş seksen doksan',
    pair: 'T U',
    times: 'yüz:100 bin:1000 düzine:12',
    // Beer in Indonesian, and English words.
    notAlone: 'bir on bin',
  },
  ru: {
    ones: 'один/одна/одну два/две три четыре пять шесть семь восемь девять',
    teens:
      'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
    tens: 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
    pair: 'T U',
    others: 'сто:100 двести:200 триста:300 четыреста:400 пятьсот:500 шестьсот:600',
    times: 'тысяча:1000 тысячу:1000 тысячи:1000 тысяч:1000 дюжина:12 дюжину:12 дюжины:12',
  },
  fr: {
    ones: 'un/une deux trois quatre cinq six sept huit neuf',
    teens:
      'dix onze douze treize quatorze quinze seize dix-sept/dix_sept dix-huit/dix_huit dix-neuf/dix_neuf',
    tens: 'vingt trente quarante cinquante soixante - quatre-vingt/quatre-vingts -',
    pair: 'T-U/T U/T et U',
    // "50 cent" are a coin.
    others:
      'soixante-dix:70 quatre-vingt-dix:90 cent:100 deux_cents:200 trois_cents:300 quatre_cents:400 cinq_cents:500 six_cents:600 huit_cents:800',
    times: 'mille:1000 douzaine:12 douzaines:12',
  },
  de: {
    ones: 'ein/eins/eine/einen/einer zwei/zwo drei vier fünf/fuenf sechs sieben acht neun',
    teens:
      'zehn elf zwölf/zwoelf dreizehn vierzehn fünfzehn/fuenfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig/fuenfzig sechzig siebzig achtzig neunzig',
    pair: 'UundT',
    times: 'hundert:100 tausend:1000 dutzend:12',
    and: 'und',
    joined: true,
  },
  es: {
    ones: 'un/uno/una dos tres cuatro cinco seis siete ocho nueve',
    teens: 'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    pair: 'T y U',
    others:
      'veintiún:21 veintiuno:21 veintiuna:21 veintidós:22 veintitrés:23 veinticuatro:24 veinticinco:25 veintiséis:26 veintisiete:27 veintiocho:28 veintinueve:29 cien:100 ciento:100 doscientos:200 doscientas:200 trescientos:300 trescientas:300 cuatrocientos:400 cuatrocientas:400 quinientos:500 quinientas:500 seiscientos:600 seiscientas:600',
    times: 'mil:1000 docena:12 docenas:12',
  },
  pt: {
    ones: 'um/uma dois/duas três quatro cinco seis sete oito nove',
    teens:
      'dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    pair: 'T e U',
    others:
      'cem:100 cento:100 duzentos:200 duzentas:200 trezentos:300 trezentas:300 quatrocentos:400 quatrocentas:400 quinhentos:500 quinhentas:500 seiscentos:600 seiscentas:600',
    times: 'mil:1000 dúzia:12 dúzias:12',
    and: 'e',
  },
  it: {
    ones: 'un/uno/una due tre quattro cinque sei sette otto nove',
    teens:
      'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    pair: 'TU',
    others:
      'ventuno:21 ventotto:28 trentuno:31 trentotto:38 quarantuno:41 quarantotto:48 cinquantuno:51 cinquantotto:58',
    times: 'cento:100 mille:1000 mila:1000 dozzina:12 dozzine:12',
    joined: true,
  },
  nl: {
    ones: 'een twee drie vier vijf zes zeven acht negen',
    teens: 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    pair: 'UenT',
    times: 'honderd:100 duizend:1000 dozijn:12',
    and: 'en',
    joined: true,
  },
  pl: {
    ones: 'jeden/jedna/jedną dwa/dwie trzy cztery pięć sześć siedem osiem dziewięć',
    teens:
      'dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście',
    tens: 'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
    pair: 'T U',
    others: 'sto:100 dwieście:200 trzysta:300 czterysta:400 pięćset:500 sześćset:600',
    times: 'tysiąc:1000 tysiące:1000 tysięcy:1000 tuzin:12 tuziny:12',
  },
};

/** Signs and syllables of scripts without blanks: what they are worth, and what they multiply by from ten on. */
export const unspacedNumbers = {
  han: '〇0 零0 半0.5 一1 二2 两2 兩2 三3 四4 五5 六6 七7 八8 九9 十*10 百*100 千*1000',
  ko: '한1 하나1 두2 세3 네4 다섯5 여섯6 일곱7 여덟8 아홉9 열10 스무20 스물20 서른30 마흔40 쉰50 일1 이2 삼3 사4 오5 육6 칠7 팔8 구9 십*10 백*100 천*1000',
  th: 'หนึ่ง1 เอ็ด1 สอง2 ยี่2 สาม3 สี่4 ห้า5 หก6 เจ็ด7 แปด8 เก้า9 สิบ*10 ร้อย*100 พัน*1000',
} as const;
