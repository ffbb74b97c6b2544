import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, useRef } from 'react';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { t } from '#web/lib/language/translate.ts';
import { PickBox } from '#web/ui/inputs/pick-box.tsx';
import { type LeadActs, LeadRow } from './lead-row.tsx';
import { usePageOffset } from './use-page-offset.ts';
import type { Selection } from './use-selection.ts';
import classes from '../sdr.module.css';

interface Props extends Pick<Selection, 'isSelected' | 'toggle'> {
  leads: readonly Lead[];
  acts: LeadActs;
  /** Number of selected leads among the listed ones. */
  selected: number;
  onSelectAll: () => void;
  onClear: () => void;
}

/** Height of a row before it is measured, px. */
const ESTIMATE = 84;
/** Rows rendered outside of the visible part, so that Tab and fast scrolling find them. */
const SPARE = 8;
const COLUMNS = 6;

const heightOf = (row: Element): number => row.getBoundingClientRect().height || ESTIMATE;

/** Returns the props of the row that stands for the rows that are not rendered. */
const gapOf = (height: number) => ({ 'aria-hidden': true, className: classes.gap, style: { height } });

/** Table of leads. Only the rows near the visible part are in the document, however long the list is. */
export const LeadTable = memo(
  ({ leads, acts, selected, isSelected, toggle, onSelectAll, onClear }: Props) => {
    const table = useRef<HTMLTableElement>(null);
    const scrollMargin = usePageOffset(table);
    // oxlint-disable-next-line react/incompatible-library -- The React compiler is not used.
    const virtual = useWindowVirtualizer({
      count: leads.length,
      estimateSize: () => ESTIMATE,
      getItemKey: (at) => leads[at]?.id ?? at,
      measureElement: heightOf,
      overscan: SPARE,
      scrollMargin,
    });
    const rows = virtual.getVirtualItems();
    const before = (rows[0]?.start ?? scrollMargin) - scrollMargin;
    const after = virtual.getTotalSize() - ((rows.at(-1)?.end ?? scrollMargin) - scrollMargin);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        onSelectAll();
      } else if (event.key === 'Escape' && selected > 0) onClear();
    };
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Shortcuts for the checkboxes inside.
      <table
        ref={table}
        className={classes.table}
        aria-label={t('Leads')}
        aria-rowcount={leads.length + 1}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={classes.pick}>
              <PickBox
                label={t('Select all')}
                hasText
                isOn={selected > 0 && selected === leads.length}
                isPartly={selected > 0 && selected < leads.length}
                onChange={(isOn) => (isOn ? onSelectAll() : onClear())}
              />
            </th>
            {[t('Lead'), t('Score'), t('Status'), t('Source|lead'), t('Actions')].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && (
            <tr {...gapOf(before)}>
              <td colSpan={COLUMNS} aria-hidden />
            </tr>
          )}
          {rows.map(({ key, index }) => {
            const lead = leads[index];
            return (
              lead && (
                <LeadRow
                  key={key}
                  lead={lead}
                  index={index}
                  measure={virtual.measureElement}
                  acts={acts}
                  isSelected={isSelected(lead.id)}
                  onSelect={toggle}
                />
              )
            );
          })}
          {after > 0 && (
            <tr {...gapOf(after)}>
              <td colSpan={COLUMNS} aria-hidden />
            </tr>
          )}
        </tbody>
      </table>
    );
  },
);
