import type { LinkRender } from '../../link.ts';
import classes from './ViewButton.module.css';

export type ViewButtonProps = {
  /** Who has the order; null when it is free. */
  assignedTo: string | null;
  /** Who has it works here no more, so it is free again. */
  hasLeft?: boolean;
  /** "View order 104829": the first word is shown, all of it is read out. */
  label: string;
  /** Draws the app's link around the content. */
  link: LinkRender;
};

/**
 * White: free to take. Grey: somebody has it, and the title says who. White with a title: who had it has
 * left.
 *
 * Not for: any other link or button.
 *
 * Accessibility: the app's link; the order's number and who has it are read out, hidden from the
 * eye.
 */
export function ViewButton({ assignedTo, hasLeft = false, label, link }: ViewButtonProps) {
  const [visibleWords = label, ...rest] = label.split(' ');
  const left = hasLeft ? ', who has left' : '';
  const who = assignedTo === null ? undefined : `Assigned to ${assignedTo}${left}`;
  const isFree = who === undefined || hasLeft;
  const hidden = [rest.join(' '), who].filter(Boolean).join(', ');
  return link({
    className: `${classes.root} ${isFree ? classes.free : classes.taken}`,
    ...(who !== undefined && { title: who }),
    children: (
      <>
        {visibleWords}
        {hidden && <span className={classes.hidden}> {hidden}</span>}
      </>
    ),
  });
}
