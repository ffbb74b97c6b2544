/** Decodes a part of an address; what is not valid percent-encoding stays as it is. */
export const percentDecode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
