import styles from './Login.module.css';

const lines = Array.from({ length: 11 }, (_, index) => {
  const y = 24 + index * 34;
  const swell = 12 + index * 2.2;
  const shift = index * 46;
  const at = (x: number) => (y + Math.sin((x + shift) / 210) * swell).toFixed(1);
  const points = Array.from({ length: 37 }, (_, step) => `${step * 40} ${at(step * 40)}`);
  return { d: `M${points.join('L')}`, opacity: 0.2 + index * 0.075 };
});

/** Faint depth lines of a chart behind the card. Decoration only. */
export function Contours() {
  return (
    <svg
      className={styles.contours}
      viewBox="0 0 1440 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {lines.map(({ d, opacity }) => (
        <path key={d} d={d} opacity={opacity} />
      ))}
    </svg>
  );
}
