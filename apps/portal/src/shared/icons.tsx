import type { ReactNode } from 'react';

/**
 * The portal's few icons, drawn after @tabler/icons 3.51 (MIT). Inline, so that the first view
 * loads no icon code; decoration only, the words beside them say it all.
 */
type IconProps = { size?: number };

export function icon(strokes: ReactNode) {
  return ({ size = 20 }: IconProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {strokes}
    </svg>
  );
}

export const InfoIcon = icon(<path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 8h.01M11 12h1v4h1" />);
export const AlertIcon = icon(<path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 8v4M12 16h.01" />);
export const MenuIcon = icon(<path d="M4 6h16M4 12h16M4 18h16" />);
export const LanguageIcon = icon(
  <path d="M9 6.4c0 4.4-2.2 6.6-5 6.6M4 6.4h7M5 9c0 2.1 2.3 3.9 6 4M12 20l4-9l4 9M19.1 18h-6.2M6.7 3l.8 .6" />,
);
export const ChevronIcon = icon(<path d="M6 9l6 6l6-6" />);
