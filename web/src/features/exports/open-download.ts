/** Downloads a file of this site. The page stays, because the server sends it as an attachment. */
export const openDownload = (address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
};
