/** The content of a page as pdfkit stores it: one small buffer per stroke and word. */
interface Content {
  buffer: Uint8Array[];
}

/**
 * Joins the many buffers of a finished page. All pages stay in memory until their number is known, and reports with
 * very long names have millions of buffers, which took three times the function's memory.
 */
export const collectPage = ({ page }: PDFKit.PDFDocument): void => {
  const content = page.content as unknown as Content;
  content.buffer = [Buffer.concat(content.buffer)];
};
