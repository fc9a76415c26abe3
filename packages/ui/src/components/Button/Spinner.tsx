import classes from './Spinner.module.css';

/** The one thing that turns. Decoration: say what happens in words beside it. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <span className={classes.root} style={{ inlineSize: size, blockSize: size }} aria-hidden />
  );
}
