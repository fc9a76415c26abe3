import type { TemplateId } from '@pabean/domain';

/** An answer as it leaves. */
export interface OutgoingAnswer {
  /** The gateway's own id of the case. */
  readonly gatewayDisputeId: string;
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sha256: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The kind of reason that it answers. */
  readonly template: TemplateId;
  /** The same for every try of the same answer: a gateway takes it once. */
  readonly key: string;
}

/**
 * What a gateway says of the answer to a case: none was submitted, ours was, or another one was, by
 * somebody on the gateway's page.
 */
export type SubmittedAnswer = 'none' | 'ours' | 'another';

/** A gateway whose call takes answers. */
export type AnswerGateway = TellingGateway | SilentGateway;

/** One that can be asked what became of an answer. */
interface TellingGateway {
  readonly tells: true;
  /** Whether an answer was submitted; ours is known by its hash. Writes nothing. */
  look(gatewayDisputeId: string, sha256: string): Promise<SubmittedAnswer>;
  /**
   * Hands an answer over, for good. @returns the gateway's number of what it took
   * @throws AnswerRefused for its "no"; after any other failure nothing is known until `look` says
   */
  submit(answer: OutgoingAnswer): Promise<string>;
}

/** One that says nothing afterwards: its last call leaves once, whatever becomes of it. */
interface SilentGateway {
  readonly tells: false;
  /** Whether it can be reached with our key. Writes nothing. */
  look(gatewayDisputeId: string): Promise<'none'>;
  /**
   * Does all that may be done again.
   * @returns the call that hands the answer over, for good, with what there is to say of it
   * @throws AnswerRefused for its "no"; after any other failure it may be tried again
   */
  prepare(answer: OutgoingAnswer): Promise<LastCall>;
}

/** Throws AnswerRefused for a "no"; after any other failure it is not known whether it was heard. */
export type LastCall = () => Promise<string>;

/** "No" of a gateway in its own words: nothing was taken, and nothing will be of the same. */
export class AnswerRefused extends Error {
  override name = 'AnswerRefused';
}
