import type { ReactNode } from 'react';

/** What a component asks of the app's link: spread it on the router's Link, which adds `to`. */
export type LinkProps = {
  className: string;
  children: ReactNode;
  'aria-current'?: 'page';
  title?: string;
};

export type LinkRender = (props: LinkProps) => ReactNode;
