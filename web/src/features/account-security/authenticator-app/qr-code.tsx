import { useMemo } from 'react';
import { encode } from 'uqr';
import classes from '../security.module.css';

/** Width of the light margin that readers need around the code, in modules. Source: ISO/IEC 18004, 'Quiet zone'. */
const QUIET = 4;

/** Dark on light in both themes, as QR readers expect. */
const DARK = '#000';
const LIGHT = '#fff';

/** QR code of a text. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: QUIET });
    const squares = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: code.size, path: squares.join('') };
  }, [text]);
  return (
    <svg
      className={classes.qr}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill={LIGHT} />
      <path d={path} fill={DARK} />
    </svg>
  );
};
