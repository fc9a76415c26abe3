import { can, type FolderName } from '@pabean/domain';
import { Tile } from '@pabean/ui/Tile';
import { memo } from 'react';
import { Link } from 'react-router';
import { useCounts } from '../shared/counts/counts-store.ts';
import { paths } from '../shared/paths.ts';
import { useUser } from '../shared/session/session-store.ts';
import { tiles } from './navigation.ts';
import styles from './Tiles.module.css';

type TilesProps = { marked: FolderName | null; compact: boolean };

/** The dashboard tiles with their counts (spec section 2, "Staff shell"). */
export const Tiles = memo(function Tiles({ marked, compact }: TilesProps) {
  const counts = useCounts();
  const { type } = useUser();
  return (
    <nav className={styles.root} aria-label="Work folders">
      {tiles
        .filter(({ permission }) => can(type, permission))
        .map(({ name, navLabel, tone, countKey }) => (
          <Tile
            key={name}
            label={navLabel}
            tone={tone}
            count={counts?.[countKey]}
            active={marked === name}
            compact={compact}
            link={(props) => <Link to={paths.folder(name)} {...props} />}
          />
        ))}
    </nav>
  );
});
