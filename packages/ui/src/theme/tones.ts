import {
  type Icon,
  IconBolt,
  IconBuildingBank,
  IconCalendarEvent,
  IconCircleCheck,
  IconClock,
  IconHistory,
  IconHourglass,
  IconInbox,
  IconMessageCircle,
  IconPhoneCheck,
  IconReceiptRefund,
  IconShieldExclamation,
  IconTrash,
  IconUserCheck,
} from '@tabler/icons-react';

/** An icon of ours is a Tabler icon, named in the import so that bundlers drop the rest. */
export type IconComponent = Icon;

const icons = {
  new: IconInbox,
  priority: IconBolt,
  pending: IconClock,
  awaitingCustomer: IconHourglass,
  awaitingGovt: IconBuildingBank,
  contactCustomer: IconMessageCircle,
  customerCalled: IconPhoneCheck,
  completed: IconCircleCheck,
  refunds: IconReceiptRefund,
  chargeback: IconShieldExclamation,
  deleted: IconTrash,
  future: IconCalendarEvent,
  my: IconUserCheck,
  history: IconHistory,
} as const;

/** A status colour with its own icon; `my` and `history` are folders without a status. */
export type StatusTone = keyof typeof icons;

/** The tones in the order of the design's table. */
export const statusTones = Object.keys(icons) as readonly StatusTone[];

/** The one icon of a tone: the same in chips, in the sidebar and on the move buttons. */
export function toneIcon(tone: StatusTone): IconComponent {
  return icons[tone];
}
