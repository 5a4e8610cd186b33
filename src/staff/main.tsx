import './staff.css'
import { createRoot } from 'react-dom/client'
import { StaffApp } from './app.tsx'
import { takeInExtensions } from './extensions.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no place for the app')
void takeInExtensions().then(() => createRoot(root).render(<StaffApp />))
