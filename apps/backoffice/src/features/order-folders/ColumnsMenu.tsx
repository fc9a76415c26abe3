import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { type ClockEnd, clockEndOf, type FolderDefinition } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { IconColumns3 } from '@tabler/icons-react';
import {
  type FurtherColumn,
  furtherColumns,
  useChosenColumns,
} from '../../shared/chosen-columns.ts';
import { byWords } from '../../shared/clock/Clock.tsx';
import { usePaletteOffer } from '../../shared/palette/offers.ts';
import styles from './view-buttons.module.css';

const words: Record<FurtherColumn, Record<ClockEnd, string>> = { fileBy: byWords };

/** Further columns of a folder's list, by choice: those of the specification are always there. */
export function ColumnsMenu({ folder }: { folder: FolderDefinition }) {
  const { chosen, choose } = useChosenColumns();
  const until = clockEndOf(folder);
  const show = (column: FurtherColumn, isOn: boolean) =>
    choose(furtherColumns.filter((each) => (each === column ? isOn : chosen.includes(each))));
  usePaletteOffer(() => ({
    commands:
      until === null
        ? []
        : furtherColumns.map((column) => ({
            id: `column-${column}`,
            label: `Columns: ${words[column][until]}`,
            icon: <IconColumns3 size={18} stroke={1.75} aria-hidden />,
            effect: chosen.includes(column) ? 'is shown: hides it' : 'shows it in the list',
            run: () => show(column, !chosen.includes(column)),
          })),
  }));
  if (until === null) return null;
  return (
    <Menu
      position="bottom-end"
      offset={2}
      width={180}
      shadow="md"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button
          variant="default"
          className={styles.button}
          leftSection={<IconColumns3 size={16} aria-hidden />}
        >
          Columns
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {furtherColumns.map((column) => (
          <Menu.CheckboxItem
            key={column}
            checked={chosen.includes(column)}
            onChange={(isOn) => show(column, isOn)}
          >
            {words[column][until]}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
