import { letterPlain } from './plain-letters.ts';
import { tidied } from './read-number.ts';

/** Occupations of a ship's or an aircraft's crew by the language of the portal; where "*" stands a word goes on. */
const words = {
  en: 'crew, pilot, flight attendant, cabin attendant, steward, stewardess, seaman, seafarer, sailor',
  id: 'pelaut, awak kapal, awak kabin, anak buah kapal, abk, pramugari, pramugara, nakhoda, nahkoda',
  ms: 'kelasi, anak kapal',
  hi: 'पायलट, नाविक, एयर होस्टेस',
  ar: 'طيار, مضيف طيران, مضيفه طيران, بحار',
  ru: 'пилот*, летчик*, стюард*, бортпроводни*, моряк*, матрос*, член экипажа',
  fr: "pilote de ligne, copilote, hotesse de l'air, marin, membre d'equipage, personnel navigant",
  de: 'pilotin, flugbegleiter*, seemann, matrose*, besatzungsmitglied*, crewmitglied*',
  es: 'piloto, azafata, auxiliar de vuelo, tripulante, tripulantes, marinero',
  pt: 'comissario de bordo, comissaria de bordo, aeromoca, marinheiro',
  it: 'pilota, assistente di volo, marinaio, marittimo',
  nl: 'piloot, zeeman, matroos, bemanningslid',
  vi: 'phi cong, tiep vien hang khong, thuyen vien, thuy thu',
  tr: 'hostes, kabin memuru, denizci, gemici',
  pl: 'stewardesa, marynarz',
};

/** The same in scripts without blanks. */
const unspaced = {
  zh: '船员|船員|海员|海員|水手|空姐|空乘|机组|機組|飞行员|飛行員|機師',
  ja: '船乗り|航海士|客室乗務員|キャビンアテンダント|パイロット|乗組員',
  ko: '선원|승무원|조종사|파일럿|항해사',
  th: 'ลูกเรือ|นักบิน|แอร์โฮสเตส|กะลาสี',
};

let pattern: RegExp | undefined;

function makePattern(): RegExp {
  const all = Object.values(words).flatMap((list) => list.split(', '));
  const spaced = all.map((word) => letterPlain(word).replaceAll('*', String.raw`[\p{L}\p{M}]*`));
  const found = Object.values(unspaced).map(letterPlain).join('|');
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${spaced.join('|')})(?![\p{L}\p{M}])|${found}`,
    'u',
  );
}

/** Whether an occupation is one of a crew, whose limits are lower. */
export function isCrew(occupation: string): boolean {
  pattern ??= makePattern();
  return pattern.test(letterPlain(tidied(occupation).toLowerCase()));
}
