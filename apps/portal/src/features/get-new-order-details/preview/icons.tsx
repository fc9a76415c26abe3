import { icon } from '../../../shared/icons.tsx';

const glass = 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M21 21l-6-6';

export const ZoomInIcon = icon(<path d={`${glass}M7 10h6M10 7v6`} />);
export const ZoomOutIcon = icon(<path d={`${glass}M7 10h6`} />);
export const FitIcon = icon(<path d="M3 12h18M3 12l4-4M3 12l4 4M21 12l-4-4M21 12l-4 4" />);
export const LargeIcon = icon(
  <path d="M16 4h4v4M14 10l6-6M8 20H4v-4M4 20l6-6M16 20h4v-4M14 14l6 6M8 4H4v4M4 4l6 6" />,
);
export const CloseIcon = icon(<path d="M18 6L6 18M6 6l12 12" />);
