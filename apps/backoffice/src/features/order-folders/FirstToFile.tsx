import { type ClockEnd, clockEndOf, type FolderDefinition } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { IconClock } from '@tabler/icons-react';
import { usePaletteOffer } from '../../shared/palette/offers.ts';
import styles from './view-buttons.module.css';

type FirstToFileProps = {
  folder: FolderDefinition;
  /** Whether the list is sorted by the clock. */
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** Sorts a list by the clock or newest first; some lists begin so. */
export function FirstToFile({ folder, isOn, onChange }: FirstToFileProps) {
  const until = clockEndOf(folder) ?? 'filing';
  usePaletteOffer(() => ({
    commands: [
      {
        id: 'first-to-file',
        label: words[until],
        icon: <IconClock size={18} stroke={1.75} aria-hidden />,
        effect: isOn ? 'on; press for newest first' : 'sorts the list',
        run: () => onChange(!isOn),
      },
    ],
  }));
  return (
    <Button
      variant="default"
      className={styles.button}
      aria-pressed={isOn}
      title={titles[until]}
      leftSection={<IconClock size={16} aria-hidden />}
      onClick={() => onChange(!isOn)}
    >
      {words[until]}
    </Button>
  );
}

const words: Record<ClockEnd, string> = { filing: 'First to file', document: 'First due' };

const titles: Record<ClockEnd, string> = {
  filing: 'Sort by filing deadline, earliest first',
  document: 'Sort by document deadline, earliest first',
};
