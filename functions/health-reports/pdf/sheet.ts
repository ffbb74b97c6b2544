import { collectPage } from './collect-page.ts';
import type { Fonts } from './fonts.ts';
import { createInk, type Ink } from './ink.ts';
import type { Writing } from './format-values.ts';

/** A4 margins in pt. */
export const PAGE = { left: 48, right: 547, top: 48, bottom: 780 } as const;

/** The current page, filled from top to bottom, with its accessibility structure. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  ink: Ink;
  writing: Writing;
  /** Vertical position of the next element. */
  y: number;
  root: PDFKit.PDFStructureElement;
  /** Starts a new page if less than this height is left. @returns whether it did */
  need: (height: number) => boolean;
  /** Draws content with a meaning for screen readers: a heading or a paragraph. */
  say: (type: 'H1' | 'H2' | 'H3' | 'P', draw: () => void) => void;
  /** Draws a decoration that screen readers skip. */
  decorate: (draw: () => void) => void;
}

export const createSheet = (doc: PDFKit.PDFDocument, fonts: Fonts, writing: Writing): Sheet => {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const sheet: Sheet = {
    doc,
    ink: createInk(doc, fonts),
    writing,
    y: PAGE.top,
    root,
    need: (height) => {
      if (sheet.y + height <= PAGE.bottom) return false;
      collectPage(doc);
      doc.addPage();
      sheet.y = PAGE.top;
      return true;
    },
    say: (type, draw) => {
      const element = doc.struct(type, {}, draw);
      root.add(element);
      element.end();
    },
    decorate: (draw) => {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
  };
  return sheet;
};
