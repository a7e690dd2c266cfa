import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Component } from '#client/routes/shared-collection.tsx'
import { renderRoutes } from '../../support/client/render-at.tsx'

it('hides a shared collection with a revoked link when navigating back', async () => {
  let ended = false
  const { router } = renderRoutes(
    [
      { path: '/shared/:token', element: <Component /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    {
      at: '/shared/a-token',
      answers: () => ({
        sharedCollection: ended
          ? null
          : { __typename: 'SharedCollection', name: 'For the client', note: '', tools: [] },
      }),
    },
  )
  await screen.findByRole('heading', { name: 'For the client' })
  await act(() => router.navigate('/tool/alpha'))
  ended = true
  await act(() => router.navigate(-1))
  const heading = await screen.findByRole('heading', { name: 'This link doesn’t work' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})
