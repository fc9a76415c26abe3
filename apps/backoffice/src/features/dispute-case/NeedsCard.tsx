import type { DisputeCase } from '@pabean/api-client/contract';
import { formatDate, formatDateMinutes } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { SectionCard } from '@pabean/ui/SectionCard';
import {
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { notify } from '../../shared/notify.ts';
import { paths } from '../../shared/paths.ts';
import styles from './NeedsCard.module.css';

type Need = DisputeCase['needs'][number];

/** What the reason needs: what is held, what is missing and who could give it, what is useless. */
export function NeedsCard({ one }: { one: DisputeCase }) {
  const { needs, evidence, reason_code: code, general } = one;
  const title = general || code === null ? 'What an answer needs' : `What ${code} needs`;
  const useless = needs.filter(({ use }) => use === 'useless');
  return (
    <SectionCard
      title={title}
      id="needs"
      count={evidence === null ? undefined : `${evidence.held} of ${evidence.of}`}
      padding="none"
      actions={
        one.rules_checked !== '' && (
          <span className={styles.quiet}>Rules of {formatDate(one.rules_checked)}</span>
        )
      }
    >
      {one.claim !== null && <p className={styles.claim}>The bank says: {one.claim}</p>}
      {needs.length === 0 ? (
        <p className={styles.claim}>Attach the case to an order first.</p>
      ) : (
        <ul className={styles.needs}>
          {needs
            .filter(({ use }) => use !== 'useless')
            .map((need) => (
              <NeedRow key={need.id} need={need} one={one} />
            ))}
          {useless.length > 0 && (
            <li className={styles.need}>
              <Sign look={looks.useless} />
              <details className={styles.words}>
                <summary className={styles.title}>Useless here, left out of the pack</summary>
                <ul className={styles.useless}>
                  {useless.map(({ id, words }) => (
                    <li key={id}>{words}</li>
                  ))}
                </ul>
              </details>
            </li>
          )}
        </ul>
      )}
    </SectionCard>
  );
}

type Look = { readonly Icon: TablerIcon; readonly tone: string; readonly word: string };

const looks = {
  held: { Icon: IconCircleCheck, tone: 'held', word: 'Held' },
  missing: { Icon: IconCircleX, tone: 'missing', word: 'Missing' },
  helpful: { Icon: IconCircleMinus, tone: 'helpful', word: 'Not held' },
  useless: { Icon: IconCircleMinus, tone: 'useless', word: 'Useless' },
} as const satisfies Record<string, Look>;

function Sign({ look: { Icon, tone, word } }: { look: Look }) {
  return <Icon size={18} role="img" aria-label={word} className={styles.sign} data-tone={tone} />;
}

const lookOf = ({ held, use }: Need): Look => {
  if (held) return looks.held;
  return use === 'needed' ? looks.missing : looks.helpful;
};

function NeedRow({ need, one }: { need: Need; one: DisputeCase }) {
  return (
    <li className={styles.need}>
      <Sign look={lookOf(need)} />
      <div className={styles.words}>
        <p className={styles.title}>{need.words}</p>
        <p className={styles.quiet}>
          {!need.held &&
            (need.use === 'needed' ? 'Needed, but missing. ' : 'Helpful, but missing. ')}
          {need.facts}
          {!need.held && ` ${whoWords[need.from ?? 'nobody']}`}
        </p>
      </div>
      {!need.held && one.locked === null && <Ask need={need} one={one} />}
    </li>
  );
}

const whoWords = {
  traveller: 'The traveller could give it.',
  gateway: 'The gateway could give it.',
  staff: 'Staff can add it as a file.',
  nobody: 'No longer available from anyone.',
} as const;

/** Where the order's own page opens the question. */
export const askPath = (orderId: string) => `${paths.viewOrder(orderId)}#ask`;

/** Whether it is missing, useful, and the traveller could give it. */
export const asksTraveller = ({ held, use, from }: Need): boolean =>
  !held && use !== 'useless' && from === 'traveller';

/** Whether it is missing and the gateway could give it. */
export const asksGateway = ({ held, from }: Need): boolean => !held && from === 'gateway';

/** The way to who could give it. */
function Ask({ need, one }: { need: Need; one: DisputeCase }) {
  if (asksTraveller(need) && one.order !== null) {
    return (
      <Button component={Link} to={askPath(one.order.order_id)} variant="default" size="xs">
        Ask the traveller
      </Button>
    );
  }
  if (!asksGateway(need)) return null;
  return (
    <Button variant="default" size="xs" onClick={() => void copyQuestion(need, one)}>
      Ask the gateway
    </Button>
  );
}

/** A gateway is asked on its own pages: the words for it go to the clipboard. */
export async function copyQuestion(need: Need, one: DisputeCase): Promise<void> {
  const due =
    one.answer_due_at === null
      ? ''
      : ` We must answer before ${formatDateMinutes(one.answer_due_at, 'UTC')} UTC.`;
  const text = `Dispute ${one.gateway_dispute_id}: please send us what you have on the following: ${need.words}.${due}`;
  try {
    await navigator.clipboard.writeText(text);
    notify.success(`Question copied. Paste it into a message to ${one.gateway}.`);
  } catch {
    notify.error('The browser blocked copying. Write to the gateway by hand.');
  }
}
