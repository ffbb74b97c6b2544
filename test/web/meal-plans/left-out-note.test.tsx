import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LeftOutNote, LeftOutOnce } from '#web/features/meal-plans/left-out-note.tsx';

const notes = (): (string | null)[] => screen.queryAllByText(/^We left out/).map((note) => note.textContent);

describe('The note about left-out meals', () => {
  it('appears once on a page with several lists', () => {
    render(
      <LeftOutOnce>
        <LeftOutNote count={undefined} />
        <LeftOutNote count={3} />
        <LeftOutNote count={1} />
      </LeftOutOnce>,
    );
    expect(notes()).toEqual([expect.stringMatching(/^We left out 3 meals /)]);
  });

  it('moves to the next list when its own has nothing left out any more', () => {
    const page = (first: number | undefined) => (
      <LeftOutOnce>
        <LeftOutNote count={first} />
        <LeftOutNote count={1} />
      </LeftOutOnce>
    );
    const { rerender } = render(page(4));
    expect(notes()).toHaveLength(1);
    rerender(page(undefined));
    expect(notes()).toEqual([expect.stringMatching(/^We left out 1 meal /)]);
  });

  it('appears at a list outside of such a page', () => {
    render(<LeftOutNote count={2} />);
    expect(notes()).toHaveLength(1);
  });
});
