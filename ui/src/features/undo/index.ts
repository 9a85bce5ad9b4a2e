export { actionText, redo, toastDone, toastError, undo } from "./undo";
