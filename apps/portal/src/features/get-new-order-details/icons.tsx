import { icon } from '../../shared/icons.tsx';

/** The order page's own icons, which Track Order does not load. */
export const CheckIcon = icon(<path d="M5 12l5 5L20 7" />);
export const DownloadIcon = icon(
  <path d="M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 11l5 5l5-5M12 4v12" />,
);
export const FileIcon = icon(
  <path d="M14 3v4a1 1 0 0 0 1 1h4M17 21H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2zM9 13h6M9 17h4" />,
);
export const PhoneDownIcon = icon(
  <path d="M12 21H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v7M11 4h2M12 17v.01M19 16v6M22 19l-3 3l-3-3" />,
);
export const BookmarkIcon = icon(<path d="M18 7v14l-6-4l-6 4V7a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4z" />);
export const MessageIcon = icon(<path d="M3 20l1.3-3.9a9 8 0 1 1 3.4 2.9L3 20" />);
export const ClockIcon = icon(<path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3 3" />);
export const TrashIcon = icon(
  <path d="M4 7h16M10 11v6M14 11v6M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2l1-12M9 7V4a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3" />,
);
export const StopIcon = icon(<path d="M18 6L6 18M6 6l12 12" />);
