import type { ExciseMeaning } from './meanings.ts';

/** Patterns with commas between them, in texts whose words have no blanks between them. */
type Patterns = Partial<Record<ExciseMeaning, string>>;

/**
 * Names of excise goods within words, by the language of the portal. A sign that is more than that is named with
 * what stands around it: 烟 is smoke, and beside a carton a cigarette.
 */
export const unspacedNames = {
  zh: {
    'no alcohol': '[无無]酒精|不含酒精',
    'heated sticks': '加热不燃烧|加热式?[烟菸]草?|加熱式?[煙菸]草?',
    vape: '电子[烟菸]|電子[煙菸]|[烟煙菸]油|[烟煙菸]弹|[煙菸]彈',
    shisha: '水[烟煙菸]',
    snuff: '鼻[烟煙菸]|嚼[烟煙菸]',
    cigars: '雪茄',
    tobacco: '[烟煙菸][丝絲草]|斗[烟煙菸]',
    cigarettes:
      '[香卷捲纸紙][烟煙菸]|菸(?!灰)|[烟煙](?=\\s*[:：x×*]?\\s*(?:\\d|[一二两兩三四五六七八九十][条條包盒支根]|[;,+]|$))|(?<=[条條包盒支根])[烟煙](?![花熏灰台斗火酰雾霧])',
    alcohol: '威士忌|伏特加|白兰地|白蘭地|香槟|香檳|酒(?![店吧家杯窝窩窖心粕精泉])',
  },
  ja: {
    'no alcohol': 'ノンアルコール|ノンアル',
    'heated sticks': '加熱式(?:タバコ|たばこ|煙草)',
    vape: '電子(?:タバコ|たばこ|煙草)',
    shisha: '水(?:タバコ|たばこ|煙草)|シーシャ',
    snuff: '(?:嗅ぎ|無煙|噛み)(?:タバコ|たばこ|煙草)|スヌース',
    cigars: '葉巻き?|シガリロ|シガー(?!ソケット|ライター)',
    tobacco: '(?:刻み|手巻き|パイプ)(?:タバコ|たばこ|煙草)',
    cigarettes: '紙?巻?き?(?:タバコ|たばこ|煙草)|シガレット',
    alcohol:
      'ビール|ワイン|ウイスキー|ウィスキー|ウォッカ|ウオッカ|ブランデー|シャンパン|シャンペン|焼酎|泡盛|リキュール|テキーラ|コニャック|アルコール|(?<![ァ-ヶー])ジン(?![ァ-ヶー])',
  },
  ko: {
    'no alcohol': '[무논]\\s*알[코콜]올?',
    'heated sticks': '궐련형\\s*전자\\s*담배|가열담배',
    vape: '전자\\s*담배|액상',
    shisha: '물담배|시샤',
    snuff: '코담배|씹는\\s*담배|스누스',
    cigars: '여송연|엽궐련|시가릴로',
    tobacco: '파이프\\s*담배|말아\\s*피우는\\s*담배|롤링\\s*타바코',
    cigarettes: '담배|궐련',
    alcohol:
      '(?<![가-힣])술(?![가-힣])|주류|맥주|소주|와인|포도주|위스키|보드카|양주|막걸리|사케|고량주|브랜디|꼬냑|코냑|샴페인|럼주|데킬라|테킬라|매실주',
  },
  th: {
    'no alcohol': '(?:ไม่มี|ปราศจาก)แอลกอฮอล์',
    'heated sticks': 'ยาสูบแบบให้ความร้อน',
    vape: 'น้ำยาบุหรี่ไฟฟ้า|บุหรี่ไฟฟ้า|พอตไฟฟ้า',
    shisha: 'บารากู่|บาราคู่|ชิชา',
    cigars: 'ซิการ์',
    tobacco: 'ยาเส้น|ยาสูบ',
    cigarettes: 'บุหรี่',
    alcohol:
      'เครื่องดื่มแอลกอฮอล์|แอลกอฮอล์|เหล้า|สุรา(?!ษ)|เบียร์|ไวน์|วิสกี้|วิสกี|วอดก้า|วอดกา|บรั่นดี|แชมเปญ|เตกีล่า|สาเก|โซจู',
  },
} as const satisfies Record<string, Patterns>;

/** Units, right behind a number. */
export const unspacedUnits = {
  zh: {
    carton: '[条條]',
    pack: '[包盒]',
    bottle: '[瓶樽]',
    can: '听',
    tin: '罐',
    case: '箱',
    each: '[支枝]',
    pieces: '[根个個]',
    ml: '毫升',
    l: '公升|升',
    kg: '公斤|千克',
    jin: '市?斤',
    g: '公克|克',
  },
  ja: {
    case: 'ケース',
    carton: 'カートン',
    pack: 'パック',
    can: '缶',
    each: '本',
    ml: 'ミリリットル',
    l: 'リットル',
    kg: 'キログラム|キロ',
    g: 'グラム',
  },
  ko: {
    case: '박스|상자',
    carton: '보루',
    pack: '갑|팩',
    bottle: '병',
    can: '캔',
    pieces: '개비|개피|개',
    ml: '밀리리터',
    l: '리터',
    kg: '킬로그램|킬로',
    g: '그램',
  },
  th: {
    case: 'ลัง',
    carton: 'คอตตอน|คอตตัน|คาร์ตัน|แถว',
    pack: 'ซอง|กล่อง',
    bottle: 'ขวด',
    can: 'กระป๋อง',
    pieces: 'มวน|ชิ้น',
    ml: 'มิลลิลิตร|มล\\.?',
    l: 'ลิตร',
    kg: 'กิโลกรัม|กิโล',
    g: 'กรัม',
  },
} as const satisfies Record<string, Patterns>;

/** What joins two of them. */
export const unspacedAnds =
  '以及|[和与與及、，]|และ|하고|및|(?<=[本箱個瓶缶升ー])と(?=\\s*[\\dァ-ヶ一-鿿])';

/** A number that is written as one sign, before a unit. */
export const numerals = '一二三四五六七八九十';

/** In Japanese a pack, in Chinese a case. */
export const japaneseBox = /(?<=(?:[ぁ-んァ-ヶー]|煙草)\s*\d+\s*)箱|箱(?=の?[ぁ-んァ-ヶ])/g;
