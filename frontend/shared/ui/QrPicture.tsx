import { encode } from 'uqr';
import css from './QrPicture.module.css';

/** Width of the light margin around a code, modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

interface QrPictureProps {
  readonly text: string;
  readonly label: string;
  /** Error correction; L for long texts, whose modules are small. */
  readonly ecc?: 'L' | 'M';
}

/** Dark on light in both themes: some scanners cannot read inverted codes. */
export function QrPicture({ text, label, ecc = 'M' }: QrPictureProps) {
  const { size, data } = encode(text, { ecc, border: QUIET_ZONE });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={css.picture}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={dark.join('')} fill="#000000" />
    </svg>
  );
}
