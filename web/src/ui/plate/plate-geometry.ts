/** Returns a point of the dial in SVG coordinates. Turns go clockwise from 12 o'clock; a full circle is 1. */
export const pointAt = (turn: number, radius: number): { x: number; y: number } => ({
  x: round(Math.sin(turn * 2 * Math.PI) * radius),
  y: round(-Math.cos(turn * 2 * Math.PI) * radius),
});

const round = (value: number): number => Math.round(value * 100) / 100;

const at = (turn: number, radius: number): string => {
  const { x, y } = pointAt(turn, radius);
  return `${x} ${y}`;
};

/** Returns a line along the radius. */
export const spoke = (turn: number, from: number, to: number): string => `M${at(turn, from)}L${at(turn, to)}`;

/** Returns an arc along the rim. */
export const arc = (from: number, to: number, radius: number): string =>
  `M${at(from, radius)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to, radius)}`;

interface Band {
  inner: number;
  outer: number;
  corner: number;
}

/** Returns a segment of the rim with rounded corners, which shrink for narrow segments. */
export const segment = (from: number, to: number, { inner, outer, corner }: Band): string => {
  const half = Math.sin(Math.min((to - from) * Math.PI, Math.PI / 2));
  const r = round(Math.min(corner, (inner * half) / Math.max(1 - half, 0.01), (outer - inner) / 2));
  const outerTurn = Math.asin(r / (outer - r)) / (2 * Math.PI);
  const innerTurn = Math.asin(r / (inner + r)) / (2 * Math.PI);
  const outerSide = Math.sqrt((outer - r) ** 2 - r ** 2);
  const innerSide = Math.sqrt((inner + r) ** 2 - r ** 2);
  const long = to - from > 0.5 ? 1 : 0;
  return [
    `M${at(from + outerTurn, outer)}`,
    `A${outer} ${outer} 0 ${long} 1 ${at(to - outerTurn, outer)}`,
    `A${r} ${r} 0 0 1 ${at(to, outerSide)}`,
    `L${at(to, innerSide)}`,
    `A${r} ${r} 0 0 1 ${at(to - innerTurn, inner)}`,
    `A${inner} ${inner} 0 ${long} 0 ${at(from + innerTurn, inner)}`,
    `A${r} ${r} 0 0 1 ${at(from, innerSide)}`,
    `L${at(from, outerSide)}`,
    `A${r} ${r} 0 0 1 ${at(from + outerTurn, outer)}Z`,
  ].join('');
};
