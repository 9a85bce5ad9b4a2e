export { actionText, attempt, redo, toastDone, toastError, undo } from "./undo";
