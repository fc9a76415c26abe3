import type { TravellerStage } from '@pabean/domain';
import type { TextKey } from '../../i18n/t.ts';

type StageText = {
  /** Takes `{date}`. */
  readonly sentence: TextKey & `stage.${TravellerStage}Text`;
  readonly heading: TextKey & `stage.${TravellerStage}`;
  readonly next: TextKey & `next.${TravellerStage}`;
  readonly tone: 'calm' | 'attention' | 'good';
};

const texts = <S extends TravellerStage>(stage: S, tone: StageText['tone'] = 'calm') =>
  ({
    heading: `stage.${stage}`,
    sentence: `stage.${stage}Text`,
    next: `next.${stage}`,
    tone,
  }) as const;

/**
 * What a traveller reads at each stage: one plain sentence with its date, and the next step. A
 * stage without texts does not compile. No status name of the staff is among the words.
 */
export const stageTexts: { readonly [S in TravellerStage]: StageText } = {
  received: texts('received'),
  preparing: texts('preparing'),
  waitingForYou: texts('waitingForYou', 'attention'),
  waitingForAuthority: texts('waitingForAuthority'),
  approved: texts('approved', 'good'),
  refunded: texts('refunded'),
  closed: texts('closed'),
};
