import type { QuestionWants } from '@pabean/domain';
import type { MailText } from './catalogs/en.ts';

/** A day as `YYYY-MM-DD` or a moment; it is written in the letter's language. */
export interface Day {
  readonly day: string;
  /** With the name of the weekday, where people plan by it. */
  readonly weekday?: boolean;
}

/** A sum of the record; it is written in the letter's language. */
export interface Sum {
  readonly amount: string;
  readonly currency: string;
}

/** What the product says itself; it is written in the letter's language. */
export interface Words {
  readonly words: MailText;
}

/** What can stand in a place of a letter; null takes the sentence or the row away that needs it. */
export type LetterValue = string | Day | Sum | Words | { readonly share: number } | null;

/** A part of the fee in percent. */
type Share = { readonly share: number } | null;
type Text = string | null;

/** Where the journey goes, as far as the order says it. */
export interface Journey {
  readonly arrivalDate: Day | null;
  readonly flight: Text;
  readonly port: Text;
}

/** What the refund policy returns at each stage, in percent of the fee; null while there is no policy. */
export interface PolicyShares {
  readonly beforeShare: Share;
  readonly workingShare: Share;
  readonly filedShare: Share;
}

/** What a question asks for: any text in one of them. The button is worded by it. */
export type AskedFor = Readonly<Record<`${QuestionWants}Asked`, Text>>;

/**
 * What each kind of letter says of its own, besides what every letter says of its order. Texts of
 * people (`question`, `message`, `answer`, `sentence`) keep their lines; all others stand on one.
 */
export interface LetterValues {
  /** `unpaid`: any text while the payment is not confirmed. */
  orderReceived: Journey & PolicyShares & { received: Day; paid: Sum | null; unpaid: Text };
  /** `title`: what to do, in a few words. */
  question: AskedFor & { title: Text; question: string; arrivalDate: Day | null };
  reminder: LetterValues['question'] & { asked: Day };
  /** `wrote` and `message`: what the traveller wrote; null when we write first. */
  messageAnswer: { wrote: Day | null; message: Text; answer: string };
  approval: Journey;
  correctedDocument: Journey;
  /** `returns`: the sum that the policy returns now. */
  refundAsked: PolicyShares & {
    asked: Day;
    paid: Sum | null;
    share: Share;
    returns: Sum | null;
    /** One that the portal offers, or what somebody wrote. */
    reason: Words | Text;
  };
  /**
   * `unpaid`: any text where no payment is confirmed, so that nothing went back. `withoutDocument`: any
   * text when there is no document for the order.
   */
  refund: {
    unpaid: Text;
    amount: Sum | null;
    refundDate: Day | null;
    paid: Sum | null;
    share: Share;
    withoutDocument: Text;
  };
  refundRefused: { asked: Day; sentence: string; paid: Sum | null; share: Share };
  correctionAccepted: { asked: Day; sentence: Text };
  correctionRefused: { asked: Day; sentence: string };
  emailChanged: { changed: Day };
  invoice: {
    invoiceNumber: string;
    invoiceDate: string;
    total: Sum;
    paidDate: Text;
    returnedDate: Text;
    /** Null where it is not on record how much. */
    returned: Sum | null;
  };
}
