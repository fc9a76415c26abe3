import { can, folders } from '@pabean/domain';
import { useNavigate } from 'react-router';
import { paths } from '../shared/paths.ts';
import { useUser } from '../shared/session/session-store.ts';
import { useShortcuts } from '../shared/shortcuts/useShortcuts.ts';
import { goKeys } from './navigation.ts';

/** G and then a letter opens a folder that the person may open. */
export function useGoKeys(): void {
  const navigate = useNavigate();
  const { type } = useUser();
  const allowed = Object.entries(goKeys).filter(([, name]) => can(type, folders[name].permission));
  useShortcuts(
    Object.fromEntries(allowed.map(([keys, name]) => [keys, () => navigate(paths.folder(name))])),
  );
}
