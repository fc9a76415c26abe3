import { useLanguage } from '../../../i18n/language.ts';
import { CloseIcon, FitIcon, LargeIcon, ZoomInIcon, ZoomOutIcon } from './icons.tsx';
import styles from './Preview.module.css';
import { stepZoom, type Zoom } from './zoom.ts';

type Props = {
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  /** Opens the large view, or closes it where it is open. */
  onLarge: () => void;
  isLarge: boolean;
};

/** Zoom and large view, in reach of a thumb. */
export function Toolbar({ zoom, onZoom, onLarge, isLarge }: Props) {
  const { t } = useLanguage();
  const buttons = [
    { key: 'zoomOut', Icon: ZoomOutIcon, press: () => onZoom(stepZoom(zoom, -1)) },
    { key: 'fit', Icon: FitIcon, press: () => onZoom(1) },
    { key: 'zoomIn', Icon: ZoomInIcon, press: () => onZoom(stepZoom(zoom, 1)) },
  ] as const;
  return (
    <div className={styles.bar}>
      {buttons.map(({ key, Icon, press }) => (
        <button
          key={key}
          type="button"
          className={styles.tool}
          aria-label={t(`preview.${key}`)}
          title={t(`preview.${key}`)}
          onClick={press}
        >
          <Icon size={22} />
        </button>
      ))}
      <button type="button" className={styles.large} onClick={onLarge}>
        {isLarge ? <CloseIcon size={20} /> : <LargeIcon size={20} />}
        {t(isLarge ? 'preview.close' : 'preview.large')}
      </button>
    </div>
  );
}
