/** Parameters on a page's own address that act instead of showing it (architecture, the page cache). */
export const acts = /[?&](na|wc-ajax|add-to-cart|remove_item|undo_item|remove_coupon)=/
