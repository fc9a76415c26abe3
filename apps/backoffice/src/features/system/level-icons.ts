import type { SystemLevel } from '@pabean/domain';
import { type Icon, IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';

export const levelIcons: Readonly<Record<SystemLevel, Icon>> = {
  fine: IconCircleCheck,
  warning: IconAlertTriangle,
  wrong: IconCircleX,
};
