import '@mantine/core/styles/CloseButton.layer.css';
// Before that of dialogs, which gives their paper its shadow.
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer } from '@mantine/core';
import type { Cockpit } from '@pabean/api-client/contract';
import { Button } from '@pabean/ui/Button';
import { EmptyState } from '@pabean/ui/EmptyState';
import { InlineError } from '@pabean/ui/InlineError';
import { groupDigits } from '@pabean/ui/numbers';
import { Skeletons } from '@pabean/ui/Skeletons';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { BehindLink } from './BehindLink.tsx';
import { BehindRows } from './BehindRows.tsx';
import { saveBehind } from './behind-csv.ts';
import { wordsBehind } from './behind-words.ts';
import styles from './CockpitDrawer.module.css';
import { type Behind, useCockpitAddress } from './cockpit-address.ts';
import { percent } from './cockpit-figures.ts';
import { deskOf } from './desk-of.ts';
import { useBehind } from './useBehind.ts';

const overlay = { backgroundOpacity: 0.45, transitionProps: { duration: 150 } };
const motion = { duration: 200 };
const classNames = {
  content: styles.content ?? '',
  body: styles.body ?? '',
  header: styles.head ?? '',
  title: styles.heading ?? '',
};

type Props = { cockpit: Cockpit | undefined; behind: Behind | null; onClose: () => void };

/** The list behind a number. Esc and the backdrop close it, and the focus goes back to the number. */
export function CockpitDrawer({ cockpit, behind, onClose }: Props) {
  const { query } = useCockpitAddress();
  const words = cockpit && behind && wordsBehind(cockpit, behind);
  // Before the list, which has a place for the focus too.
  const title = useTitleOf(behind);
  const list = useBehind(cockpit?.month, query, words ? behind : null);
  const desk = deskOf(cockpit?.month ?? '', query, behind);
  const { data, failure, busy } = list;
  const canSave = !busy && data !== undefined && data.rows.length > 0;
  const save = async () => {
    if (!canSave || cockpit === undefined || behind === null) return;
    await list.takeAll((all) => saveBehind(cockpit.month, query, behind, all));
  };
  return (
    <Drawer.Root
      opened={Boolean(words)}
      onClose={onClose}
      position="right"
      size={520}
      padding={0}
      transitionProps={motion}
      classNames={classNames}
    >
      <Drawer.Overlay {...overlay} />
      <Drawer.Content>
        <Drawer.Header role="presentation">
          <div className={styles.words}>
            <Drawer.Title ref={title} tabIndex={-1}>
              <bdi>{words?.title}</bdi>
            </Drawer.Title>
            <p className={styles.line}>
              {words?.line}
              {behind && words?.payments != null && (
                <>
                  {' over '}
                  <BehindLink behind={{ ...behind, measure: 'payments' }} name="Payments">
                    {groupDigits(words.payments)}
                  </BehindLink>
                  {' payments'}
                </>
              )}
              {words && `, ${words.when}`}
              {words?.ratio != null && <b data-look={words.look}>: {percent(words.ratio, 2)}</b>}
            </p>
          </div>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            // Who presses Enter twice does not go on to the payments above it.
            data-autofocus
            // Really disabled it would lose the focus.
            data-disabled={!canSave}
            aria-disabled={!canSave || undefined}
            onClick={() => void save()}
          >
            CSV
          </Button>
          <Drawer.CloseButton aria-label="Close" />
        </Drawer.Header>
        <Drawer.Body>
          <div className={styles.rows}>
            {data === undefined && failure !== null && (
              <div className={styles.inset}>
                <InlineError title="The list could not be loaded." onRetry={list.reload}>
                  {failure.message}
                </InlineError>
              </div>
            )}
            {data === undefined && failure === null && (
              <div className={styles.inset}>
                <Skeletons rows={6} height={20} label="Loading the list" />
              </div>
            )}
            {data !== undefined && data.rows.length === 0 && <EmptyState title="No entries" />}
            {data !== undefined && data.rows.length > 0 && behind && (
              <BehindRows data={data} measure={behind.measure} />
            )}
          </div>
          <footer className={styles.foot}>
            <span role="status" ref={list.count} tabIndex={-1}>
              {data &&
                `${groupDigits(data.rows.length)} of ${words?.count == null ? groupDigits(data.rows.length) : groupDigits(words.count)}`}
            </span>
            {/* No list of orders is of the month in which they came in: cases alone have one. */}
            {data?.of === 'disputes' && behind?.measure !== 'lacked' && (
              <Link to={desk.to} className={styles.link}>
                {desk.isSame ? 'Open as a list' : 'All cases of the month'}
              </Link>
            )}
            {data?.more && (
              <Button
                variant="default"
                data-disabled={busy}
                aria-disabled={busy || undefined}
                onClick={() => !busy && void list.showMore()}
              >
                Show more
              </Button>
            )}
          </footer>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** A number within that opens its list goes with the list before: the heading of the new one takes the focus. */
function useTitleOf(behind: Behind | null) {
  const title = useRef<HTMLHeadingElement>(null);
  const measure = behind?.measure;
  useEffect(() => {
    if (measure !== undefined && document.activeElement === document.body) title.current?.focus();
  }, [measure]);
  return title;
}
