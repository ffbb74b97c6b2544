import type { Page } from '@playwright/test';

/** Minimum size of a touch target in CSS pixels. */
const TOUCH_TARGET = 44;

/**
 * Returns what is wrong with the layout of the open page: content beyond the edge of the window, text that is cut, text
 * or controls on top of each other, words broken into columns of letters and targets under 44 px. Links inside a
 * sentence may be smaller (WCAG 2.5.8). Text may be cut if it ends in an ellipsis and its element has a title.
 */
export const layoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate((minimum) => {
    const tolerance = 1.5;
    // Skipped content keeps its old boxes, which seem to overlap what follows, such as the coach's earlier replies.
    const rendered = new CSSStyleSheet();
    rendered.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(rendered);
    const problems = new Set<string>();
    const describe = (element: Element): string => {
      const words = (element.getAttribute('aria-label') ?? element.textContent)
        .replaceAll(/\s+/g, ' ')
        .trim();
      return `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ')[0]} “${words.slice(0, 40)}”`;
    };
    const modal = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
    const scope = modal ?? document.body;
    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, [inert]');
    const ancestorsOf = function* (element: Element | null): Generator<Element> {
      for (let parent = element; parent && parent !== document.documentElement; parent = parent.parentElement)
        yield parent;
    };
    const styleOf = new Map<Element, CSSStyleDeclaration>();
    const style = (element: Element): CSSStyleDeclaration => {
      const known = styleOf.get(element) ?? getComputedStyle(element);
      styleOf.set(element, known);
      return known;
    };
    const scrolls = (element: Element): boolean =>
      /auto|scroll/.test(style(element).overflowX) && element.scrollWidth > element.clientWidth;
    const scrollsDown = (element: Element): boolean =>
      /auto|scroll/.test(style(element).overflowY) && element.scrollHeight > element.clientHeight;
    const isFloating = (element: Element): boolean =>
      [...ancestorsOf(element)].some((parent) => /fixed|sticky/.test(style(parent).position));
    /** Hidden like `.visually-hidden`, for screen readers only. */
    const isClippedAway = (element: Element): boolean =>
      [...ancestorsOf(element)].some(
        (parent) =>
          parent.clientWidth <= 1 && parent.clientHeight <= 1 && style(parent).overflow === 'hidden',
      );

    interface Piece {
      element: Element;
      box: DOMRect;
    }
    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (!node.textContent?.trim() || /^(?:SCRIPT|STYLE|NOSCRIPT|OPTION|TITLE)$/i.test(element.tagName))
        continue;
      if (!isVisible(element) || isClippedAway(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      for (const box of boxes) pieces.push({ element, box });
      const words = node.textContent.trim();
      const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
      if (lines > 2 && words.length / lines < 4) problems.add(`letters in a column: ${describe(element)}`);
      // Longer words, such as "Bereitschaftsdienst", are wider than a phone with large text. Soft hyphens may break words.
      for (const word of words.matchAll(/(?<![\p{L}\u00AD])\p{L}{2,14}(?![\p{L}\u00AD])/gu)) {
        const start = node.textContent.indexOf(words) + word.index;
        range.setStart(node, start);
        range.setEnd(node, start + word[0].length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1 && !/[@/.]|\w{20}/.test(words))
          problems.add(`broken word “${word[0]}”: ${describe(element)}`);
      }
    }

    for (const { element, box } of pieces) {
      const all = [...ancestorsOf(element)];
      // What is fixed is not cut by what it stands in.
      const fixed = all.findIndex((parent) => style(parent).position === 'fixed');
      const parents = fixed === -1 ? all : all.slice(0, fixed + 1);
      const scroller = parents.findIndex(scrolls);
      const list = parents.findIndex(scrollsDown);
      if (scroller === -1 && (box.right > innerWidth + tolerance || box.left < -tolerance))
        problems.add(`beyond the window: ${describe(element)}`);
      for (const parent of scroller === -1 ? parents : parents.slice(0, scroller)) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, display } = style(parent);
        if (display === 'inline' || parent === document.body) continue;
        const outer = parent.getBoundingClientRect();
        const isTitled =
          (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') && parent.closest('[title]') !== null;
        const isWide = box.right > outer.right + tolerance || box.left < outer.left - tolerance;
        // The end of a scrolling list is not cut.
        const isInList = list !== -1 && parents.indexOf(parent) > list;
        const isHigh = !isInList && (box.bottom > outer.bottom + 4 || box.top < outer.top - 4);
        if ((/hidden|clip/.test(overflowX) && isWide) || (/hidden|clip/.test(overflowY) && isHigh)) {
          if (!isTitled) problems.add(`cut text: ${describe(element)}`);
        } else if (isWide && parent.matches('button, a, label, [role="tab"]'))
          problems.add(`text beyond its control: ${describe(parent)}`);
      }
    }

    const overlap = (first: DOMRect, second: DOMRect, slack: number): boolean =>
      Math.min(first.right, second.right) - Math.max(first.left, second.left) > slack &&
      Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top) > slack;
    const isInside = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left >= outer.left &&
      inner.right <= outer.right &&
      inner.top >= outer.top &&
      inner.bottom <= outer.bottom;
    const clipped = (piece: Piece): boolean =>
      [...ancestorsOf(piece.element)].some(
        (parent) =>
          style(parent).overflow !== 'visible' && !overlap(parent.getBoundingClientRect(), piece.box, 1),
      );
    // The boxes of SVG text are as high as its line, which is higher than its letters.
    const still = pieces.filter(
      (piece) => !(piece.element instanceof SVGElement) && !isFloating(piece.element) && !clipped(piece),
    );
    for (const [place, first] of still.entries())
      for (const second of still.slice(place + 1))
        if (
          first.element !== second.element &&
          overlap(first.box, second.box, Math.max(5, Math.min(first.box.height, second.box.height) / 4))
        )
          problems.add(`texts overlap: ${describe(first.element)} and ${describe(second.element)}`);

    // Placeholders and the choices of selects are not part of the document's text. A placeholder below a label and a
    // long choice may end in an ellipsis.
    const MIN_CHOICE = 12;
    const canvas = document.createElement('canvas').getContext('2d')!;
    for (const field of scope.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      const isSelect = field instanceof HTMLSelectElement;
      const choice = isSelect && field.selectedOptions[0]?.text.slice(0, MIN_CHOICE);
      const text = isSelect ? choice : field.value === '' && field.placeholder;
      if (!text || !isVisible(field) || isClippedAway(field)) continue;
      const { font, letterSpacing, paddingLeft, paddingRight, textOverflow } = style(field);
      if (!isSelect && textOverflow === 'ellipsis' && field.labels?.length) continue;
      canvas.font = font;
      canvas.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const { width } = canvas.measureText(text);
      if (width > room + tolerance)
        problems.add(`cut field “${text}”: ${Math.round(width)} of ${Math.round(room)} px`);
    }

    const selector =
      'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [role="option"], [role="menuitem"]';
    /** The label of a checkbox or radio button is part of its target. */
    const targetOf = (element: Element): Element =>
      (element instanceof HTMLInputElement &&
        /checkbox|radio|file/.test(element.type) &&
        element.labels?.[0]) ||
      element;
    const isInSentence = (element: Element): boolean =>
      element.matches('a, button') &&
      style(element).display.startsWith('inline') &&
      [...element.parentElement!.childNodes].some(
        (node) => node !== element && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const controls = [...scope.querySelectorAll(selector)].filter(
      (element) => isVisible(targetOf(element)) && !isClippedAway(targetOf(element)),
    );
    for (const control of controls) {
      const target = targetOf(control);
      const { width, height } = target.getBoundingClientRect();
      if ((width >= minimum - 0.5 && height >= minimum - 0.5) || isInSentence(control) || width <= 1)
        continue;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y } = target.getBoundingClientRect();
      const reach = minimum / 2 - 1;
      const hits = [
        [-Math.max(reach, 0), 0],
        [reach, 0],
        [0, -reach],
        [0, reach],
      ].map(([dx = 0, dy = 0]) => document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy));
      if (
        hits.some(
          (hit) => !hit || !(target.contains(hit) || target.parentElement?.closest('label')?.contains(hit)),
        )
      )
        problems.add(`target of ${Math.round(width)} by ${Math.round(height)} px: ${describe(control)}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    const flat = controls
      .filter((control) => !isFloating(control))
      .map((control) => ({ element: control, box: targetOf(control).getBoundingClientRect() }))
      .filter((piece) => !clipped(piece));
    for (const [place, first] of flat.entries())
      for (const second of flat.slice(place + 1)) {
        const [one, two] = [targetOf(first.element), targetOf(second.element)];
        if (one.contains(two) || two.contains(one)) continue;
        // A button inside a field, for example to show the password.
        if (isInside(first.box, second.box) || isInside(second.box, first.box)) continue;
        if (overlap(first.box, second.box, 3))
          problems.add(`controls overlap: ${describe(first.element)} and ${describe(second.element)}`);
      }
    const bars = [...document.querySelectorAll('body *')].filter(
      (element) =>
        style(element).position === 'fixed' &&
        isVisible(element) &&
        !element.closest('[role="alert"], [role="status"]') &&
        style(element).pointerEvents !== 'none',
    );
    const covered = bars
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ width, height }) => width > innerWidth / 2 && height < innerHeight * 0.95)
      .toSorted((first, second) => first.top - second.top)
      // A toast lies over the header: what both cover counts once.
      .reduce(
        ({ sum, end }, { top, bottom }) => {
          const last = Math.max(end, Math.min(bottom, innerHeight));
          return { sum: sum + Math.max(0, last - Math.max(top, end)), end: last };
        },
        { sum: 0, end: 0 },
      ).sum;
    if (!modal && covered > innerHeight * 0.4)
      problems.add(`bars cover ${Math.round(covered)} of ${innerHeight} px`);
    if (document.documentElement.scrollWidth > innerWidth)
      problems.add(`the page scrolls sideways by ${document.documentElement.scrollWidth - innerWidth} px`);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rendered);
    return [...problems];
  }, TOUCH_TARGET);
