import type { MouseEvent, ReactNode } from 'react';

/** The parts of an order's page that its sentences lead to, by the id of what takes the focus there. */
export const places = {
  message: 'your-message',
  refund: 'ask-for-a-refund',
  details: 'correct-my-details',
  /** The button of one detail, which is not there while its editor is open. */
  arrivalDay: 'change-doa',
} as const;

type Place = (typeof places)[keyof typeof places];

type Props = {
  to: Place;
  /** Where it leads while the first is not there. */
  orTo?: Place;
  children: ReactNode;
};

/** A link in a sentence to another part of this page, which is unfolded and takes the focus. */
export function ToPlace({ to, orTo = to, children }: Props) {
  // To the router another address of the page would be another visit, which loads the order again.
  function go(event: MouseEvent): void {
    event.preventDefault();
    const place = document.getElementById(to) ?? document.getElementById(orTo);
    const folded = place?.closest('details');
    if (folded) folded.open = true;
    place?.focus();
  }
  return (
    <a href={`#${to}`} onClick={go}>
      {children}
    </a>
  );
}

/** For a part of a text: `tags={{ link: toPlace(places.message) }}`. */
export const toPlace = (to: Place, orTo?: Place) => (words: ReactNode) => (
  <ToPlace to={to} orTo={orTo ?? to}>
    {words}
  </ToPlace>
);
