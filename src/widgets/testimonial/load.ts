export { loadPicture as load } from '../shared/pictures/load-picture.ts'
