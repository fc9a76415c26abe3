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
import styles from './view-buttons.module.css';

const words: Record<FurtherColumn, Record<ClockEnd, string>> = { fileBy: byWords };

/** Further columns of a folder's list, by choice: those of the specification are always there. */
export function ColumnsMenu({ folder }: { folder: FolderDefinition }) {
  const { chosen, choose } = useChosenColumns();
  const until = clockEndOf(folder);
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
            onChange={(isOn) =>
              choose(
                furtherColumns.filter((each) => (each === column ? isOn : chosen.includes(each))),
              )
            }
          >
            {words[column][until]}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
