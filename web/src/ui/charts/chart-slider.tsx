import type { PointerEvent, ReactNode } from 'react';
import classes from './chart-slider.module.css';

interface Props {
  label: string;
  /** Position of the selected value, from 0 to `last`. */
  index: number;
  last: number;
  /** The selected value as text, for screen readers. */
  valueText: string | undefined;
  /** Called when the arrow keys select a value. */
  onSelect: (index: number) => void;
  /** Called with the pointer's position in the chart, from 0 (left) to 1. */
  onPoint: (position: number) => void;
  /** Called when the mouse leaves the chart. */
  onLeave: () => void;
  className: string | undefined;
  children: ReactNode;
}

/** Area of a chart in which the pointer or the arrow keys select a value. */
export const ChartSlider = (props: Props) => {
  const { label, index, last, valueText, onSelect, onPoint, onLeave, className = '', children } = props;
  const follow = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onPoint((clientX - left) / width);
  };
  return (
    <div
      className={`${classes.area} ${className}`}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onLeave()}
    >
      <input
        className="visually-hidden"
        type="range"
        aria-label={label}
        min={0}
        max={last}
        value={index}
        aria-valuetext={valueText}
        onChange={(event) => onSelect(event.currentTarget.valueAsNumber)}
      />
      {children}
    </div>
  );
};
