export { findBarcode } from './find-barcode.ts';
export { packagedItem } from './packaged-item.ts';
export { productItem, productName } from './product-item.ts';
export { productLabelText } from './product-label.ts';
export { useProduct } from './use-product.ts';
