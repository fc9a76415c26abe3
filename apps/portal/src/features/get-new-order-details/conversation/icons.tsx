import { icon } from '../../../shared/icons.tsx';

/** The icons of the messages, which come with their script. */
export const SendIcon = icon(
  <path d="M10 14L21 3M21 3l-6.5 18a.55 .55 0 0 1-1 0L10 14l-7-3.5a.55 .55 0 0 1 0-1L21 3" />,
);
export const ClipIcon = icon(
  <path d="M15 7l-6.5 6.5a1.5 1.5 0 0 0 3 3L18 10a3 3 0 0 0-6-6l-6.5 6.5a4.5 4.5 0 0 0 9 9L21 13" />,
);
export const DeviceIcon = icon(
  <path d="M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM11 4h2M12 17v.01" />,
);
