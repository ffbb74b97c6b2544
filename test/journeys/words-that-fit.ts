import type { Page } from '@playwright/test';

/** Returns texts that are wider than their button, field or option, and by how much the page overflows. */
export const wordsThatDoNotFit = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    const roomIn = (field: HTMLElement, { paddingLeft, paddingRight }: CSSStyleDeclaration): number =>
      field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const isCut = (field: HTMLInputElement | HTMLSelectElement): boolean => {
      const style = getComputedStyle(field);
      pen.font = style.font;
      const words = field instanceof HTMLSelectElement ? field.selectedOptions[0]!.text : field.value;
      return pen.measureText(words).width > roomIn(field, style) + 1;
    };
    const fields = [
      ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input[inputmode]'),
    ];
    const said = [...document.querySelectorAll('button, button span, label')].filter(
      ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
    );
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    return [
      ...fields.filter(isCut).map((field) => field.value),
      ...said.map(({ textContent }) => textContent),
      ...(wider > 0 ? [`the page, by ${wider} px`] : []),
    ];
  });
