export { findBarcode } from './find-barcode.ts';
export { packagedItem } from './packaged-item.ts';
export { useProduct } from './use-product.ts';
