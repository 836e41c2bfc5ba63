// What is looked at for as long as it is pointed at or has the focus; a finger looks until it touches something else.

export function lookAt(begin: () => void, end: () => void) {
  return { onpointerenter: begin, onpointerleave: end, onfocus: begin, onblur: end, onclick: begin };
}
