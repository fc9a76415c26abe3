/**
 * The places most travellers name, and the words for an airport and a port, in the scripts of the portal's languages
 * that are not Latin. Before "|" what they are read as.
 */
const table = `
Bali | 巴厘岛, 巴厘島, 峇里岛, 峇里島, 巴厘, 峇里, バリ島, バリ, 발리섬, 발리, Бали, بالي, बाली, บาหลี
Denpasar | 登巴萨, 登巴薩, 登帕萨, 登帕薩, 丹帕沙, デンパサール, 덴파사르, Денпасар, دينباسار, دنباسار, डेनपसार, เดนปาซาร์
Ngurah Rai | 伍拉赖, 伍拉賴, 努拉莱, 努拉萊, ングラ・ライ, ングラライ, 응우라라이, 응우라 라이, Нгурах-Рай, Нгурах Рай, نجوراه راي, งูระฮ์ไร
Jakarta | 雅加达, 雅加達, ジャカルタ, 자카르타, Джакарта, جاكرتا, जकार्ता, จาการ์ตา
Soekarno-Hatta | 苏加诺-哈达, 苏加诺哈达, 蘇卡諾-哈達, 蘇卡諾哈達, スカルノ・ハッタ, スカルノハッタ, 수카르노 하타, 수카르노하타, Сукарно-Хатта, سوكارنو هاتا, ซูการ์โน-ฮัตตา
Surabaya | 泗水, スラバヤ, 수라바야, Сурабая, سورابايا, सुराबाया, สุราบายา
Medan | 棉兰, 棉蘭, メダン, 메단, Медан, ميدان, मेदान, เมดาน
Batam | 巴淡岛, 巴淡島, 巴淡, バタム島, バタム, 바탐섬, 바탐, Батам, باتام, बाटम, บาตัม
Bintan | 民丹岛, 民丹島, 民丹, ビンタン島, ビンタン, 빈탄섬, 빈탄, Бинтан, بينتان, บินตัน
Lombok | 龙目岛, 龍目島, 龙目, 龍目, ロンボク島, ロンボク, 롬복섬, 롬복, Ломбок, لومبوك, लोम्बोक, ลอมบอก
Yogyakarta | 日惹, ジョグジャカルタ, 족자카르타, 욕야카르타, Джокьякарта, يوغياكارتا, ยอกยาการ์ตา
Makassar | 望加锡, 望加錫, マカッサル, 마카사르, Макассар, ماكاسار, มากัสซาร์
Manado | 万鸦老, 萬鴉老, 美娜多, マナド, 마나도, Манадо, مانادو, มานาโด
Labuan Bajo | 纳闽巴霍, 拉布安巴焦, 納閩巴霍, ラブアンバジョ, 라부안바조, Лабуан-Баджо
international | 国际, 國際, 国際, 국제, международный, دولي, الدولي, นานาชาติ, अंतर्राष्ट्रीय
airport | 机场, 機場, 空港, 공항, аэропорт, مطار, हवाई अड्डा, ท่าอากาศยาน, สนามบิน
harbour | 港口, 码头, 碼頭, 渡轮码头, 港, 항구, порт, ميناء, ท่าเรือ
Indonesia | 印度尼西亚, 印度尼西亞, 印尼, インドネシア, 인도네시아, Индонезия, إندونيسيا, इंडोनेशिया, อินโดนีเซีย
`;

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

const names: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [name = '', words = ''] = row.split(' | ');
      return words.split(', ').map((word) => [plain(word), name] as const);
    }),
);

const others = /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u;
let pattern: RegExp | undefined;

/** A text in plain width whose known names of other scripts are written as here: "巴厘岛机场" is "Bali airport". */
export function inLatin(text: string): string {
  if (!others.test(text)) return text;
  // Of two that begin alike the longer one. Letters between blanks are whole words.
  const longestFirst = [...names.keys()].sort((one, other) => other.length - one.length);
  const parts = longestFirst.map((word) =>
    /[\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Devanagari}]/u.test(word)
      ? String.raw`(?<![\p{L}\p{M}])${word}(?![\p{L}\p{M}])`
      : word,
  );
  pattern ??= new RegExp(parts.join('|'), 'giu');
  return text.replace(pattern, (word) => ` ${names.get(plain(word)) ?? word} `);
}
