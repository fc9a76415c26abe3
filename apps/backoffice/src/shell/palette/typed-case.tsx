import { can, type Role } from '@pabean/domain';
import { IconScale } from '@tabler/icons-react';
import { pages } from '../../shared/pages.ts';
import { paths } from '../../shared/paths.ts';
import type { Target } from './targets.ts';

/** A case whose number was typed, as our letters and the desk write it: DP- and digits. */
const typedNumber = /^#?(dp-\d+)$/i;

/** A typed case is viewed. It is asked for before an order id, which could be written alike. */
export function typedCase(
  query: string,
  role: Role,
  navigate: (path: string) => void,
): Target | null {
  const id = typedNumber.exec(query.trim())?.[1]?.toUpperCase();
  if (id === undefined || !can(role, pages.disputes.permission)) return null;
  return {
    subject: { kind: 'typed', words: `Case ${id}`, title: `Do with case ${id}` },
    commands: [
      {
        id: 'view-typed-case',
        label: `View case ${id}`,
        icon: <IconScale size={18} stroke={1.75} aria-hidden />,
        run: () => navigate(paths.dispute(id)),
      },
    ],
  };
}
