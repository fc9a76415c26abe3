import type { Logger } from 'pino';
import type { ClamdAddress } from '../../core/clamd-address.ts';
import { Refusal } from '../../core/refusal.ts';
import type { ReceivedFile } from '../documents/receive.ts';
import { scanStream } from './clamd.ts';

/** Looks for viruses in what was uploaded; does nothing when no scanner is configured. */
export interface VirusScan {
  /**
   * @param field of the form that the file came by
   * @throws Refusal 422 for a virus, with an error at its field; 503 when the scanner does not do its work
   */
  check(file: Pick<ReceivedFile, 'path'>, field: string): Promise<void>;
}

/** The scanner of this installation. */
export function openVirusScan(address: ClamdAddress | undefined, logger: Logger): VirusScan {
  if (address === undefined) return { check: async () => {} };
  return {
    async check({ path }, field) {
      const answer = await scanStream(address, path).catch((error: NodeJS.ErrnoException) => {
        logger.error({ reason: error.code ?? error.message }, 'virus scanner failed');
        throw unavailable();
      });
      if (answer === 'stream: OK') return;
      const [, virus] = /^stream: (.{1,200}) FOUND$/.exec(answer) ?? [];
      if (virus === undefined) {
        // For example a limit of its configuration that is below ours.
        logger.error({ answer: answer.slice(0, 200) }, 'virus scanner failed');
        throw unavailable();
      }
      logger.warn({ virus }, 'a virus was refused');
      const message = `The virus scanner found ${virus} in this file. It was not stored.`;
      throw new Refusal(422, message, { errors: [{ path: field, message }] });
    },
  };
}

/** The file is not stored and the order not changed: the same upload works once the scanner is back. */
function unavailable(): Refusal {
  return new Refusal(
    503,
    'The virus scanner cannot be reached right now. Nothing was changed; please try again shortly.',
    { retryAfter: 30 },
  );
}
